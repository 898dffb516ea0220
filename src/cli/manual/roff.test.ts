import { expect, test } from 'vitest'
import { allPages } from './all-pages.ts'
import { PAGES } from './main-help.ts'
import { mainPage } from './main-page.ts'
import { writeManPage } from './roff.ts'

test('the man page has a section for every command and tool', async () => {
  const pages = await allPages()
  const page = writeManPage(mainPage(PAGES), pages, '1.2.3')
  expect(page).toMatch(/^\.TH QUINCUNX 1 "" "Quincunx 1\.2\.3"\n\.SH NAME\nquincunx \\- /)
  for (const { name } of pages)
    expect(page.split('\n')).toContain(`.SH ${name.toUpperCase().replaceAll('-', '\\-')}`)
})

test('no text is taken for a command of roff', () => {
  const example = { name: 'quincunx x', summary: 's', synopsis: ['.dot'], description: ['a\\b "c" \'d'] }
  const page = writeManPage(mainPage([]), [{ ...example, flags: {}, examples: [["'quoted", '']] }], '1')
  const lines = page.split('\n')
  expect(lines).toContain('\\&.dot')
  expect(lines).toContain("a\\eb \\(dqc\\(dq 'd")
  expect(lines).toContain(".B \\&'quoted")
})
