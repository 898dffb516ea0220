export const LINE_COMMANDS = [
  'board',
  'log',
  'undo',
  'redo',
  'hint',
  'resign',
  'review',
  'help',
  'quit',
] as const

/** At a table elsewhere there is more to ask for. */
export const REMOTE_COMMANDS = [...LINE_COMMANDS, 'time', 'again'] as const

export type LineCommand = (typeof REMOTE_COMMANDS)[number]

/** What a line asks for. A colon says that it is a command even where the word could be a move. */
export function readLine(
  text: string,
  isMove: (text: string) => boolean,
  known: readonly LineCommand[] = LINE_COMMANDS,
): { readonly command: LineCommand } | { readonly move: string } | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const word = trimmed.toLowerCase().replace(/^:/, '')
  const command = known.find(one => one === word)
  if (command && (trimmed.startsWith(':') || !isMove(trimmed))) return { command }
  return { move: trimmed }
}
