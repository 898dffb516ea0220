import { describe, expect, it, vi } from 'vitest'
import { gameIds, loadGame } from '#games/catalog.ts'
import { COMMANDS, runCommand } from '../run-command.ts'
import { mainHelp, PAGES } from './main-help.ts'
import { formatPage } from './manual-page.ts'

async function helpOf(...given: readonly string[]): Promise<string> {
  const output = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(await runCommand([...given, '--help'])).toBe(0)
  const text = output.mock.calls.join('\n')
  output.mockRestore()
  return text
}

/** The flags that the synopsis and examples of a command mention. */
function flagsIn(text: string): readonly string[] {
  return [...text.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)].map(match => match[1]!)
}

describe('the manual', () => {
  it('has a page for every command, and a line for it on the first page', () => {
    const named = PAGES.map(({ name }) => name.replace('quincunx ', ''))
    expect(named.toSorted()).toEqual(Object.keys(COMMANDS).toSorted())
    for (const name of named) expect(mainHelp()).toMatch(new RegExp(`^ {4}${name} `, 'm'))
  })

  it.each(PAGES.map(page => [page.name, page] as const))('%s is complete', async (name, page) => {
    const text = formatPage(page)
    expect(text.match(/^[A-Z]+$/gm)).toEqual(
      expect.arrayContaining(['NAME', 'SYNOPSIS', 'DESCRIPTION', 'OPTIONS', 'EXAMPLES']),
    )
    const known = [...Object.keys(page.flags), 'help']
    for (const usage of page.synopsis)
      expect(known, usage).toEqual(expect.arrayContaining([...flagsIn(usage)]))
    const [, ...words] = name.split(' ')
    expect(await helpOf(...words)).toBe(text)
  })

  it('names the default of each option with a range or choices, once', async () => {
    const help = await helpOf('play', 'obstruction')
    expect(help).toContain('Rows (default: 8)')
    expect(help.replaceAll(/\s+/g, ' ')).toContain('at one of the levels above (default: steady)')
    const guessgo = (await helpOf('play', 'guessgo')).replaceAll(/\s+/g, ' ')
    expect(guessgo).toContain('hitwords. (default: 5, or 4 if no option is given)')
    expect(guessgo).not.toContain('10×10. (default')
  })

  it('fits into 80 columns', async () => {
    const pages = [mainHelp(), ...PAGES.map(formatPage)]
    for (const id of gameIds) pages.push(await helpOf('play', id), await helpOf(id))
    const wide = pages.flatMap(text => text.split('\n')).filter(line => line.length > 80)
    // Only a command that must be typed on one line may be longer.
    expect(wide.filter(line => !line.includes('quincunx '))).toEqual([])
  })
})

describe.each(gameIds)('%s', id => {
  it('lists every option, and the examples use only declared flags', async () => {
    const text = await helpOf('play', id)
    const options = text.slice(text.indexOf('OPTIONS'), text.indexOf('EXAMPLES'))
    const examples = text.slice(text.indexOf('EXAMPLES'), text.indexOf('FILES'))
    for (const flag of flagsIn(examples)) expect(options).toContain(`--${flag}`)
    expect(options.match(/--\w*[A-Z]\w*/g)).toBeNull()
    const entry = await loadGame(id)
    expect(text).toContain(entry!.card.tagline.split(' ')[0])
  })

  it('has a page for each of its tools', async () => {
    const { tools } = await (await loadGame(id))!.loadTools()
    const all = await helpOf(id)
    for (const [name, tool] of Object.entries(tools)) {
      expect(all).toMatch(new RegExp(`^ {4}${name} `, 'm'))
      const text = await helpOf(id, name)
      for (const flag of [...Object.keys(tool.flags), 'json']) expect(text).toContain(`--${flag}`)
      const own = tool.examples.flatMap(one => one.split('|')).filter(one => one.includes(` ${id} ${name}`))
      for (const flag of own.flatMap(flagsIn)) expect(text).toContain(`    --${flag}`)
    }
  })
})
