/**
 * A page of Markdown with one table.
 *
 * @param head what the page is about
 * @param conditions of the run
 * @param rows of cells, as many as there are columns
 */
export function reportPage(head, conditions, columns, rows) {
  const { date, cores, browser, load } = conditions
  const table = [columns, columns.map(() => '---'), ...rows]
  return [
    head,
    `## ${date}: ${cores} cores, Chromium ${browser}, load ${load}`,
    table.map((each) => `| ${each.join(' | ')} |`).join('\n'),
  ].join('\n\n')
}
