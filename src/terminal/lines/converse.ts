import { messageOf } from '#kernel/failure.ts'
import type { Result } from '#kernel/result.ts'
import { rejectionWords } from '#session/words.ts'
import type { TerminalHost } from '../host.ts'
import type { Sitting } from '../sitting.ts'
import { words } from '../words.ts'
import { LINE_COMMANDS, type LineCommand, readLine } from './commands.ts'
import { createReport } from './report.ts'
import { reviewLines } from './review-lines.ts'
import type { Talk } from './talk.ts'

export interface Conversation {
  readonly host: TerminalHost
  readonly talk: Talk
  readonly sitting: Sitting
  /** What is done besides at this table, or otherwise than at one's own. */
  readonly deeds?: Partial<Record<LineCommand, () => void | Promise<void>>>
  readonly commands?: readonly LineCommand[]
  readonly commandHelp?: string
  readonly tellsOthersTurns?: boolean
  /** Called after everything that has happened at the table was told. */
  followed?(): void
  /** Resolves as soon as the next line may be asked for. */
  ready(): Promise<void>
  /** Whether it goes on elsewhere. */
  isOver?(): boolean
  /** Asked before one leaves; `again` when that was said twice in a row. False to stay. */
  mayLeave?(again: boolean): boolean
}

/** How a conversation ended: by the one who talks, with the input, elsewhere, or because a computer could not move. */
export type Parting = 'quit' | 'input-ended' | 'moved-on' | 'trouble'

/** A game by lines, until it is left. */
export async function converse(conversation: Conversation): Promise<Parting> {
  const { host, talk, sitting, ready, isOver = () => false, mayLeave = () => true } = conversation
  const { session, loaded, shared } = sitting
  const { words: gameWords, game } = loaded
  const { print } = talk
  const report = createReport({ ...conversation, loaded, print })
  let isLeaving = false

  const deeds: Partial<Record<LineCommand, () => void | Promise<void>>> = {
    board: () => report.printBoard(session.snapshot()),
    log: () => report.printLog(session.snapshot()),
    undo: () => attempt(session.undo()),
    redo: () => attempt(session.redo()),
    hint,
    resign: () => attempt(session.resign()),
    review,
    help() {
      for (const { heading, paragraphs } of gameWords.help) print([heading, ...paragraphs].join('\n'))
      print(conversation.commandHelp ?? words.lines.commands)
    },
    ...conversation.deeds,
  }

  function follow(): void {
    report.follow(session.snapshot())
    conversation.followed?.()
  }
  follow()
  const unsubscribe = session.subscribe(follow)
  try {
    for (;;) {
      await ready()
      if (isOver()) return 'moved-on'
      const { acting, people, trouble } = session.snapshot()
      if (trouble) print(words.lines.trouble(trouble))
      if (trouble && talk.piped) return 'trouble'
      const heard = await talk.ask(shared && acting !== undefined ? `${people[acting]!.name}> ` : '> ')
      if (heard.kind === 'end') return 'input-ended'
      if (heard.kind === 'line' && !(await obey(heard.text))) return 'quit'
    }
  } finally {
    unsubscribe()
  }

  async function obey(text: string): Promise<boolean> {
    const asked = readLine(text, one => game.notation.read(one).ok, conversation.commands ?? LINE_COMMANDS)
    const wasLeaving = isLeaving
    isLeaving = asked !== undefined && 'command' in asked && asked.command === 'quit'
    if (isLeaving) return !mayLeave(wasLeaving)
    if (!asked) {
      if (session.snapshot().trouble) session.retry()
    } else if ('move' in asked) await attempt(session.play(asked.move))
    else await deeds[asked.command]?.()
    return true
  }

  async function attempt(work: Promise<Result<undefined>>): Promise<void> {
    const result = await work
    if (!result.ok) print(rejectionWords(result.rejection, gameWords))
  }

  async function hint(): Promise<void> {
    if (!session.snapshot().canHint) return print(words.play.hintUnfair)
    try {
      const note = await session.hint()
      print(note ? gameWords.note(note) : words.play.noHint)
    } catch (error) {
      print(messageOf(error))
    }
  }

  async function review(): Promise<void> {
    const { ending, players, people } = session.snapshot()
    const record = session.record()
    if (!ending) print(words.lines.reviewLater)
    else if (!record) print(words.play.reviewSoon)
    else await reviewLines({ host, print, loaded, saved: { players, record }, people })
  }
}
