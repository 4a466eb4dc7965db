/** The pages of text beside this one, which the build makes for each language. @param {"rules" | "lessons"} kind @param {string} tag of the language */
export const pageOf = (kind, tag) => `${kind}/${tag}.html`;
