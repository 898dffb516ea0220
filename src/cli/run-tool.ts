import { existsSync } from 'node:fs'
import type { GameEntry } from '#games/game-entry.ts'
import type { Report } from '#kernel/engine.ts'
import { UserError } from '#kernel/errors.ts'
import type { AnyTool, ToolCall } from '#kernel/tool.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { parseFlags } from './flags.ts'
import { readBytes, readFilledInput, readInputLines } from './input.ts'
import { closestWord } from './manual/closest-word.ts'
import { formatPage } from './manual/manual-page.ts'
import { toolPage, toolsPage } from './manual/tool-pages.ts'
import { writeOutput } from './output.ts'
import { print, writeLine } from './print.ts'
import { openRecordedGame } from './recorded-game.ts'
import { cliText, withSuggestion } from './text/en/shell.ts'
import { UsageError } from './usage-error.ts'

/** Runs a tool of a game. */
export async function runTool(entry: GameEntry, given: readonly string[]): Promise<number> {
  const { tools } = await entry.loadTools()
  const { id } = entry.rules
  const [name, ...rest] = given
  if (name === undefined || name === '--help' || name === '-h') {
    print(formatPage(toolsPage(id, entry.card.title, tools)))
    return 0
  }
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
  const known = Object.keys(tools)
  if (!tool)
    throw new UsageError(withSuggestion(cliText.noSuchTool(id, name, known), closestWord(name, known)))
  const parsed = parseFlags(rest, toolPage(id, name, tool))
  if (!parsed) return 0
  const { flags, positionals } = parsed
  const takesMany = tool.inputsUsage !== undefined || tool.positionalsUsage !== undefined
  const [output, extra] = tool.outputUsage ? positionals : [undefined, takesMany ? undefined : positionals[0]]
  if (extra !== undefined) throw new UsageError(cliText.tooManyWords(extra))
  const files = await readFiles(flags, tool.flags)
  const done = await tool.run({
    flags: { ...flags, ...textsOf(files) },
    files,
    positionals: tool.positionalsUsage ? positionals : [],
    inputs: tool.inputsUsage && !tool.readsLines ? await Promise.all(positionals.map(readFilledInput)) : [],
    lines: tool.readsLines ? positionals.map(readInputLines) : [],
    ...(output !== undefined && { output }),
    json: flags.json === true,
    write: line => writeLine(line, flags.json === true),
    save: (content, options) => writeOutput(output ?? '', content, options),
    now: () => performance.now(),
    newSeed: () => crypto.randomUUID().slice(0, 8),
    report: createReport(),
    openGame: openRecordedGame,
  })
  clearProgress()
  if (!done.ok) throw new UserError(rejectionSentence(done.rejection, entry.text))
  return 0
}

/** Reads the files that the flags name. */
async function readFiles(
  flags: ToolCall['flags'],
  kinds: AnyTool['flags'],
): Promise<Readonly<Record<string, Buffer>>> {
  const named = Object.entries(flags).filter(
    ([flag, name]) =>
      kinds[flag]?.kind === 'file' &&
      name !== undefined &&
      !(kinds[flag].orName && !existsSync(String(name))),
  )
  return Object.fromEntries(
    await Promise.all(
      named.map(async ([flag, name]) => [flag, await readFilledBytes(String(name))] as const),
    ),
  )
}

async function readFilledBytes(name: string): Promise<Buffer> {
  const bytes = await readBytes(name)
  if (bytes.length === 0) throw new UserError(cliText.emptyFile(name))
  return bytes
}

function textsOf(files: Readonly<Record<string, Buffer>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).map(([flag, bytes]) => [flag, bytes.toString('utf8')]))
}

/** How often work that can be stopped lets the process see a Ctrl-C. */
const MS_BETWEEN_PAUSES = 100

/** Shows the progress of a tool. Ctrl-C ends a tool that can stop with what it has found; any other at once. */
function createReport(): Report {
  let isStopped = false
  let lastPause: number | undefined
  function stop(): void {
    isStopped = true
  }
  return progress => {
    if (process.stderr.isTTY) process.stderr.write(`\r${cliText.progress(progress)}`)
    if (!progress.canStop) return undefined
    if (lastPause === undefined) process.once('SIGINT', stop)
    else if (performance.now() - lastPause < MS_BETWEEN_PAUSES) return !isStopped
    lastPause = performance.now()
    return new Promise(resolve => setImmediate(() => resolve(!isStopped)))
  }
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
}
