import { messageOf, UserError } from '#kernel/failure.ts'
import { rejectionWords } from '#session/words.ts'
import type { GameRequest, TerminalHost } from '../host.ts'
import { loadGame } from '../loaded.ts'
import { newTable, type Sitting, sitDown } from '../sitting.ts'
import { words } from '../words.ts'
import { converse } from './converse.ts'
import { openTalk } from './talk.ts'

/**
 * A game by lines alone, for pipes and screen readers: no colours, no cursor. Answers with the exit code.
 * Rejects with a sentence when the game cannot be begun so.
 */
export async function playLines(host: TerminalHost, request: GameRequest): Promise<number> {
  const loaded = await loadGame(request.game)
  if (!loaded.ok) throw new UserError(rejectionWords(loaded.rejection))
  const table = newTable(host, loaded.value, request)
  if (!table.ok) throw new UserError(rejectionWords(table.rejection, loaded.value.words))
  const talk = openTalk(host)
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
        if (isKept) talk.print(words.lines.notKept(messageOf(error)))
        isKept = false
      })
    },
  })
  const { title, moveExample } = loaded.value.words
  talk.print(words.lines.welcome(title, moveExample))
  try {
    const parting = await converse({ host, talk, sitting, ready: () => settled(sitting) })
    if (parting === 'input-ended' && !sitting.session.snapshot().ending) talk.print(words.lines.inputEnded)
    return parting === 'trouble' ? 1 : 0
  } finally {
    talk.close()
    sitting.close()
    await kept
  }
}

/** Waits until a person may act, the game is over, or a computer needs help. */
function settled({ session }: Sitting): Promise<void> {
  return new Promise(resolve => {
    const look = () => {
      const { acting, ending, trouble } = session.snapshot()
      if (acting === undefined && !ending && !trouble) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = session.subscribe(look)
    look()
  })
}
