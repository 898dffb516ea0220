import { existsSync } from 'node:fs'
import type { GameEntry } from '#games/game-entry.ts'
import type { Progress } from '#kernel/engine.ts'
import { UserError } from '#kernel/errors.ts'
import { groupDigits } from '#kernel/group-digits.ts'
import type { Tool, ToolCall } from '#kernel/tool.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { parseFlags } from './flags.ts'
import { readBytes, readInput } from './input.ts'
import { closestWord } from './manual/closest-word.ts'
import { formatPage } from './manual/manual-page.ts'
import { toolPage, toolsPage } from './manual/tool-pages.ts'
import { writeOutput } from './output.ts'
import { openRecordedGame } from './recorded-game.ts'
import { cliText, withSuggestion } from './text/en/shell.ts'

/** Runs a tool of a game. */
export async function runTool(entry: GameEntry, given: readonly string[]): Promise<number> {
  const { tools } = await entry.loadTools()
  const { id } = entry.rules
  const [name, ...rest] = given
  if (name === undefined || name === '--help' || name === '-h') {
    console.log(formatPage(toolsPage(id, entry.card.title, tools)))
    return 0
  }
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
  const known = Object.keys(tools)
  if (!tool)
    throw new UserError(withSuggestion(cliText.noSuchTool(id, name, known), closestWord(name, known)))
  const parsed = parseFlags(rest, toolPage(id, name, tool))
  if (!parsed) return 0
  const { flags, positionals } = parsed
  const takesMany = tool.inputsUsage !== undefined || tool.positionalsUsage !== undefined
  const [output, extra] = tool.outputUsage ? positionals : [undefined, takesMany ? undefined : positionals[0]]
  if (extra !== undefined) throw new UserError(cliText.tooManyWords(extra))
  const files = await readFiles(flags, tool.flags)
  const done = await tool.run({
    flags: { ...flags, ...textsOf(files) },
    files,
    positionals: tool.positionalsUsage ? positionals : [],
    inputs: tool.inputsUsage ? await Promise.all(positionals.map(readInput)) : [],
    ...(output !== undefined && { output }),
    json: flags.json === true,
    write: line => process.stdout.write(`${line}\n`),
    save: content => writeOutput(output ?? '', content),
    now: () => performance.now(),
    newSeed: () => crypto.randomUUID().slice(0, 8),
    report: showProgress,
    openGame: openRecordedGame,
  })
  clearProgress()
  if (!done.ok) throw new UserError(rejectionSentence(done.rejection, entry.text))
  return 0
}

/** Reads the files that the flags name. */
async function readFiles(
  flags: ToolCall['flags'],
  kinds: Tool['flags'],
): Promise<Readonly<Record<string, Buffer>>> {
  const named = Object.entries(flags).filter(
    ([flag, name]) =>
      kinds[flag]?.kind === 'file' &&
      name !== undefined &&
      !(kinds[flag].orName && !existsSync(String(name))),
  )
  return Object.fromEntries(
    await Promise.all(named.map(async ([flag, name]) => [flag, await readBytes(String(name))] as const)),
  )
}

function textsOf(files: Readonly<Record<string, Buffer>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).map(([flag, bytes]) => [flag, bytes.toString('utf8')]))
}

function showProgress({ done, of, unit }: Progress): void {
  const all = of === undefined ? '' : ` of ${groupDigits(of)}`
  if (process.stderr.isTTY) process.stderr.write(`\r${groupDigits(done)}${all} ${unit ?? 'positions'}`)
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
}
