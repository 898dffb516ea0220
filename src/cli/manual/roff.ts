import type { ManualPage, ManualRow } from './manual-page.ts'

/** The whole manual as one page for `man`: the overview, then every command as a section of its own. */
export function writeManPage(main: ManualPage, pages: readonly ManualPage[], version: string): string {
  return [
    `.TH QUINCUNX 1 "" "Quincunx ${version}"`,
    '.SH NAME',
    `quincunx \\- ${escapeText(main.summary)}`,
    '.SH SYNOPSIS',
    ...main.synopsis.flatMap(line => ['.nf', escapeText(line), '.fi']),
    '.SH DESCRIPTION',
    ...paragraphs(main.description),
    ...(main.sections ?? []).flatMap(({ heading, rows }) => [`.SH ${heading}`, ...definitions(rows)]),
    ...pages.flatMap(page => [`.SH ${escapeText(page.name.toUpperCase())}`, ...pageBody(page)]),
    '.SH FILES',
    ...definitions(main.files ?? []),
    '.SH ENVIRONMENT',
    ...definitions(main.environment ?? []),
    '',
  ].join('\n')
}

function pageBody(page: ManualPage): readonly string[] {
  const flags = Object.entries(page.flags).map(
    ([flag, { value, help }]): ManualRow => [`--${flag}${value ? ` ${value}` : ''}`, help],
  )
  return [
    ...page.synopsis.flatMap(line => ['.nf', escapeText(line), '.fi']),
    ...paragraphs(page.description),
    ...(page.sections ?? []).flatMap(({ heading, rows }) => [`.SS ${heading}`, ...definitions(rows)]),
    ...(flags.length > 0 ? ['.SS OPTIONS', ...definitions(flags)] : []),
    ...(page.examples.length > 0 ? ['.SS EXAMPLES', ...definitions(page.examples)] : []),
  ]
}

function paragraphs(texts: readonly string[]): readonly string[] {
  return texts.flatMap(text => ['.PP', escapeText(text)])
}

function definitions(rows: readonly ManualRow[]): readonly string[] {
  return rows.flatMap(([name, text]) =>
    text === '' ? ['.PP', `.B ${escapeText(name)}`] : ['.TP', `.B ${escapeText(name)}`, escapeText(text)],
  )
}

/** roff reads backslashes, and dots and quotes at the start of a line, as commands; a hyphen is typed as one. */
function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('"', '\\(dq')
    .replace(/^([.'])/, '\\&$1')
}
