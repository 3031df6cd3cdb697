/** Start and end of what is removed with its content. */
const sections: readonly [RegExp, RegExp][] = [
  [/<script\b/gi, /<\/script\s*>/gi],
  [/<style\b/gi, /<\/style\s*>/gi],
  [/<!--/g, /-->/g],
];

/** Without scripts, styles and comments. One pass for each: an expression would search the end again for each start. */
export const withoutSections = (text: string): string =>
  sections.reduce((rest, [start, end]) => withoutSection(rest, start, end), text);

function withoutSection(text: string, start: RegExp, end: RegExp): string {
  let [result, at] = ['', 0];
  for (;;) {
    start.lastIndex = at;
    const opened = start.exec(text);
    end.lastIndex = start.lastIndex;
    if (!opened || !end.test(text)) return result + text.slice(at);
    result += text.slice(at, opened.index);
    at = end.lastIndex;
  }
}
