import { messageOf, UserError } from '#kernel/failure.ts'
import type { Result } from '#kernel/result.ts'
import { personSeats } from '#session/player.ts'
import { rejectionWords } from '#session/words.ts'
import type { GameRequest, TerminalHost } from '../host.ts'
import { type LoadedGame, loadGame } from '../loaded.ts'
import { newTable, type Sitting, sitDown } from '../sitting.ts'
import { words } from '../words.ts'
import { type LineCommand, readLine } from './commands.ts'
import { openInbox } from './inbox.ts'
import { createReport } from './report.ts'
import { reviewLines } from './review-lines.ts'

/**
 * A game by lines alone, for pipes and screen readers: no colours, no cursor. Answers with the exit code.
 * Rejects with a sentence when the game cannot be begun so.
 */
export async function playLines(host: TerminalHost, request: GameRequest): Promise<number> {
  const loaded = await loadGame(request.game)
  if (!loaded.ok) throw new UserError(rejectionWords(loaded.rejection))
  const table = newTable(host, loaded.value, request)
  if (!table.ok) throw new UserError(rejectionWords(table.rejection, loaded.value.words))
  let kept: Promise<void> = Promise.resolve()
  let isKept = true
  const sitting = sitDown({
    host,
    loaded: loaded.value,
    id: host.newId(),
    table: table.value,
    players: request.players,
    keeping: work => {
      kept = work.catch(error => {
        // Said once: a game that cannot be kept can still be played.
        if (isKept) host.output.write(`${words.lines.notKept(messageOf(error))}\n`)
        isKept = false
      })
    },
  })
  try {
    return await converse(host, loaded.value, sitting)
  } finally {
    sitting.close()
    await kept
  }
}

async function converse(host: TerminalHost, loaded: LoadedGame, sitting: Sitting): Promise<number> {
  const { session, people, players } = sitting
  const { words: gameWords, game } = loaded
  const print = (text: string) => host.output.write(`${text}\n`)
  const report = createReport(loaded, people, print)
  const inbox = openInbox(host.input)
  const piped = host.input.isTTY !== true
  const shared = personSeats(players).length > 1

  const commands: Readonly<Record<Exclude<LineCommand, 'quit'>, () => void | Promise<void>>> = {
    board: () => report.printBoard(session.snapshot()),
    log: () => report.printLog(session.snapshot()),
    undo: () => attempt(session.undo()),
    redo: () => attempt(session.redo()),
    hint,
    resign: () => attempt(session.resign()),
    review,
    help() {
      for (const { heading, paragraphs } of gameWords.help) print([heading, ...paragraphs].join('\n'))
      print(words.lines.commands)
    },
  }

  print(words.lines.welcome(gameWords.title, gameWords.moveExample))
  report.follow(session.snapshot())
  const unsubscribe = session.subscribe(() => report.follow(session.snapshot()))
  try {
    let changed = true
    for (;;) {
      const { acting, ending, trouble, view } = await settled(sitting)
      if (trouble) print(words.lines.trouble(trouble))
      if (trouble && piped) return 1
      if (changed && !ending && !trouble) {
        report.printBoard(session.snapshot())
        print(gameWords.status(view, people))
      }
      const prompt = shared && acting !== undefined ? `${people[acting]!.name}> ` : '> '
      host.output.write(prompt)
      const text = await inbox.next()
      // What a pipe sends is not seen otherwise, and the output should read as the whole conversation.
      if (piped) print(text ?? '')
      if (text === undefined) {
        if (!session.snapshot().ending) print(words.lines.inputEnded)
        return 0
      }
      const before = session.snapshot().log
      const goesOn = await obey(text)
      if (!goesOn) return 0
      changed = session.snapshot().log.length !== before.length
    }
  } finally {
    unsubscribe()
    inbox.close()
  }

  async function obey(text: string): Promise<boolean> {
    const asked = readLine(text, one => game.notation.read(one).ok)
    if (!asked) {
      if (session.snapshot().trouble) session.retry()
    } else if ('move' in asked) await attempt(session.play(asked.move))
    else if (asked.command === 'quit') return false
    else await commands[asked.command]()
    return true
  }

  async function attempt(work: Promise<Result<undefined>>): Promise<void> {
    const result = await work
    if (!result.ok) print(rejectionWords(result.rejection, gameWords))
  }

  async function hint(): Promise<void> {
    try {
      const note = await session.hint()
      print(note ? gameWords.note(note) : words.play.noHint)
    } catch (error) {
      print(messageOf(error))
    }
  }

  async function review(): Promise<void> {
    const record = session.record()
    if (!session.snapshot().ending || !record) print(words.lines.reviewLater)
    else await reviewLines(host, loaded, { players, record })
  }
}

/** Waits until a person may act, the game is over, or a computer needs help. */
function settled({ session }: Sitting) {
  return new Promise<ReturnType<typeof session.snapshot>>(resolve => {
    const look = () => {
      const snapshot = session.snapshot()
      if (snapshot.acting === undefined && !snapshot.ending && !snapshot.trouble) return
      unsubscribe()
      resolve(snapshot)
    }
    const unsubscribe = session.subscribe(look)
    look()
  })
}
