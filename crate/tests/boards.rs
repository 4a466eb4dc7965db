//! The boards against the table of the rule sheet, and their tables against the drawn lines.

use fastrand::Rng;
use mlin::{Board, Point, PointSet, boards};
use std::collections::BTreeSet;

/// Board, points, edges, mills, symmetries.
static GOLDEN: [(&Board, [usize; 4]); 6] = [
    (&boards::ONE_RING, [9, 12, 6, 8]),
    (&boards::ONE_RING_DIAGONALS, [9, 16, 8, 8]),
    (&boards::TWO_RINGS, [16, 20, 8, 16]),
    (&boards::TWO_RINGS_CROSS, [17, 24, 14, 8]),
    (&boards::THREE_RINGS, [24, 32, 16, 16]),
    (&boards::THREE_RINGS_DIAGONALS, [24, 40, 20, 16]),
];

/// A map of a board onto itself: where each point goes.
type Map = Vec<Point>;

#[test]
fn the_golden_table() {
    for (board, [points, edges, mills, symmetries]) in GOLDEN {
        assert_eq!(board.len(), points, "points of {board:?}");
        let ends: usize = board
            .all()
            .into_iter()
            .map(|point| board.neighbours(point).len())
            .sum();
        assert_eq!(ends, 2 * edges, "edges of {board:?}");
        assert_eq!(board.mills().len(), mills, "mills of {board:?}");
        assert_eq!(
            board.symmetries().len(),
            symmetries,
            "symmetries of {board:?}"
        );
    }
}

#[test]
fn symmetries_are_all_the_maps_there_are() {
    for (board, _) in GOLDEN {
        let mut found = BTreeSet::new();
        extend(board, &mut Vec::new(), &mut found);
        let maps = board.symmetries().iter();
        let told: BTreeSet<Map> = maps
            .map(|map| {
                board
                    .all()
                    .into_iter()
                    .map(|point| map.point(point))
                    .collect()
            })
            .collect();
        assert_eq!(told, found, "{board:?}");
        let identity: Map = board.all().into_iter().collect();
        let first = board.symmetries()[0];
        assert_eq!(
            identity,
            Vec::from_iter(board.all().into_iter().map(|point| first.point(point)))
        );
    }
}

#[test]
fn every_point_is_led_back() {
    for (board, _) in GOLDEN {
        for map in board.symmetries() {
            for point in board.all() {
                assert_eq!(map.inverse().point(map.point(point)), point, "{board:?}");
            }
        }
    }
}

/// Extends a map, point after point, in every way that keeps the edges; of the whole maps those
/// that keep the mills are found.
fn extend(board: &Board, map: &mut Map, found: &mut BTreeSet<Map>) {
    if map.len() == board.len() {
        let keeps = |mill: &PointSet| {
            let image: PointSet = mill.into_iter().map(|point| map[point.index()]).collect();
            board.mills().contains(&image)
        };
        if board.mills().iter().all(keeps) {
            found.insert(map.clone());
        }
        return;
    }
    let point = Point::new(map.len());
    let used: PointSet = map.iter().copied().collect();
    for image in board.all() - used {
        let keeps_edges = (0..map.len()).all(|earlier| {
            board.neighbours(point).contains(Point::new(earlier))
                == board.neighbours(image).contains(map[earlier])
        });
        if keeps_edges {
            map.push(image);
            extend(board, map, found);
            map.pop();
        }
    }
}

#[test]
fn lines_make_neighbours_and_mills() {
    for (board, _) in GOLDEN {
        let (mut edges, mut mills) = (BTreeSet::new(), BTreeSet::new());
        for line in board.lines() {
            let points: Vec<Point> = line
                .map(|name| board.point(name).expect("a point"))
                .collect();
            edges.extend(
                points
                    .windows(2)
                    .flat_map(|ends| [(ends[0], ends[1]), (ends[1], ends[0])]),
            );
            mills.extend(
                points
                    .windows(3)
                    .map(|row| row.iter().copied().collect::<PointSet>()),
            );
        }
        let told = board.all().into_iter().flat_map(|point| {
            board
                .neighbours(point)
                .into_iter()
                .map(move |next| (point, next))
        });
        assert_eq!(told.collect::<BTreeSet<_>>(), edges, "{board:?}");
        assert_eq!(
            board.mills().iter().copied().collect::<BTreeSet<_>>(),
            mills,
            "{board:?}"
        );
    }
}

#[test]
fn a_mill_is_straight() {
    for (board, _) in GOLDEN {
        for mill in board.mills() {
            let [a, b, c] = Vec::from_iter(*mill)[..] else {
                panic!("a mill has three points");
            };
            let [a, b, c] = [a, b, c].map(|point| board.name(point));
            let step = |one: mlin::board::Name, two: mlin::board::Name| {
                (
                    i32::from(two.x) - i32::from(one.x),
                    i32::from(two.y) - i32::from(one.y),
                )
            };
            let ((x, y), (u, v)) = (step(a, b), step(b, c));
            assert_eq!(x * v, y * u, "{a} {b} {c}");
        }
    }
}

#[test]
fn names_are_read_as_they_are_written() {
    for (board, _) in GOLDEN {
        for point in board.all() {
            let name = board.name(point).to_string();
            assert_eq!(board.point(&name), Some(point));
            assert_eq!(board.point(&name.to_uppercase()), Some(point));
        }
        for nonsense in ["", "a", "a0", "a11", "z1", "1a", "š", "a\0", "`1"] {
            assert_eq!(board.point(nonsense), None, "{nonsense:?}");
        }
    }
}

#[test]
fn reading_order_is_row_by_row_from_the_top_left() {
    let mut points: Vec<Point> = boards::THREE_RINGS.all().into_iter().collect();
    points.sort_by_key(|&point| boards::THREE_RINGS.reading_rank(point));
    let names = points
        .iter()
        .map(|&point| boards::THREE_RINGS.name(point).to_string());
    assert_eq!(
        Vec::from_iter(names).join(" "),
        "a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1"
    );
}

/// The tables by which mills are found, against the list of mills.
#[test]
fn mills_are_found_among_any_men() {
    let mut rng = Rng::with_seed(1);
    for (board, _) in GOLDEN {
        for _ in 0..20_000 {
            let men = PointSet::from_bits(rng.u32(..) & rng.u32(..)) & board.all();
            let mills = board.mills().iter();
            let held = mills.filter(|&&mill| men.includes(mill));
            let in_mills = held.fold(PointSet::EMPTY, |all, &mill| all | mill);
            assert_eq!(board.in_mills(men), in_mills, "{board:?} {men:?}");
            let closed = |point: Point| {
                let mut mills = board.mills().iter();
                mills.any(|mill| mill.contains(point) && men.includes(mill.without(point)))
            };
            let closing: PointSet = board
                .all()
                .into_iter()
                .filter(|&point| closed(point))
                .collect();
            assert_eq!(board.closing_points(men), closing, "{board:?} {men:?}");
        }
    }
}
