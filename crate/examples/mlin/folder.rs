//! Stored tables in a folder, a file for each space.

use crate::failure::Failure;
use mlin::tablebase::{Space, Tablebase};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::PathBuf;

/// Stored tables in a folder, a file for each space.
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// The folder is made where there is none.
    pub fn new(path: String) -> Result<Folder, Failure> {
        let told = |error| Failure::words(format!("folder {path:?}: {error}"));
        fs::create_dir_all(&path).map_err(told)?;
        Ok(Folder { path: path.into() })
    }

    fn file(&self, tables: &Tablebase, space: Space) -> PathBuf {
        self.path.join(tables.name(space)).with_extension("mlin")
    }

    /// Whether there is a file for a space.
    pub fn has(&self, tables: &Tablebase, space: Space) -> bool {
        self.file(tables, space).exists()
    }

    /// Loads a space; `false` where there is no file or it is not good any more: then it is said
    /// and the file is taken away.
    pub fn load(&self, tables: &mut Tablebase, space: Space) -> Result<bool, Failure> {
        let file = self.file(tables, space);
        let bytes = match fs::read(&file) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
            Err(error) => return Err(error.into()),
        };
        match tables.load_space(space, &bytes) {
            Ok(()) => Ok(true),
            Err(reason) => {
                eprintln!("{}: {reason}; it is solved again", file.display());
                fs::remove_file(&file)?;
                Ok(false)
            }
        }
    }

    /// Stores a space, and says how many bytes it takes. Whoever is killed meanwhile leaves no half file.
    pub fn store(&self, tables: &Tablebase, space: Space) -> io::Result<u64> {
        let file = self.file(tables, space);
        let Some(bytes) = tables.store(space) else {
            return Ok(0);
        };
        let unfinished = file.with_extension("part");
        fs::write(&unfinished, &bytes)?;
        fs::rename(unfinished, file)?;
        Ok(bytes.len() as u64)
    }
}
