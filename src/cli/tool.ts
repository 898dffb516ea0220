import type { GameEntry } from '#games/catalog.ts'
import { UserError } from '#kernel/failure.ts'
import type { Tool } from '#kernel/tool.ts'
import { rejectionWords } from '#session/words.ts'
import { type Parsed, readFlags } from './flags.ts'
import { toolHelp, toolsHelp } from './help.ts'
import { readInput } from './input.ts'
import { writeOutput } from './output.ts'
import { words } from './words.ts'

/** Runs one of a game's own tools. */
export async function runTool(entry: GameEntry, given: readonly string[]): Promise<number> {
  const { tools } = await entry.loadTools()
  const { id } = entry.game
  const [name, ...rest] = given
  if (name === undefined || name === '--help') {
    console.log(toolsHelp(id, tools))
    return 0
  }
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
  if (!tool) throw new UserError(words.noSuchTool(id, name, Object.keys(tools)))
  const kinds = Object.fromEntries(
    Object.entries(tool.flags).map(([flag, { kind }]) => [flag, kind === 'switch' ? kind : 'text']),
  )
  const { flags, names } = readFlags(rest, { ...kinds, json: 'switch' }, `quincunx ${id} ${name}`)
  if (flags.help) {
    console.log(toolHelp(id, name, tool))
    return 0
  }
  const [output, extra] = tool.writes ? names : [undefined, tool.reads ? undefined : names[0]]
  if (extra !== undefined) throw new UserError(words.tooManyWords(extra))
  const done = await tool.run({
    flags: await withFiles(tool, flags),
    inputs: tool.writes ? [] : await Promise.all(names.map(readInput)),
    ...(output !== undefined && { output }),
    json: flags.json === true,
    write: line => process.stdout.write(`${line}\n`),
    save: content => writeOutput(output ?? '', content),
    now: () => performance.now(),
    report: showProgress,
  })
  clearProgress()
  if (!done.ok) throw new UserError(rejectionWords(done.rejection, entry.words))
  return 0
}

/** The flags, with the text of each file that one names. */
async function withFiles({ flags: known }: Tool, given: Parsed['flags']): Promise<Parsed['flags']> {
  const read = Object.entries(given).map(async ([flag, value]) => [
    flag,
    known[flag]?.kind === 'file' && value !== undefined ? await readInput(String(value)) : value,
  ])
  return Object.fromEntries(await Promise.all(read))
}

function showProgress({ done }: { readonly done: number }): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done.toLocaleString('en')} looked at`)
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
}
