import { errorMessage } from '#kernel/errors.ts'
import type { ActiveGame } from '../../game/active-game.ts'
import { words } from '../../text/words.ts'
import type { Message } from './message.ts'

/** What a hint comes to; undefined once the position it was asked for has passed. */
export async function fetchHintMessage({ loaded, session }: ActiveGame): Promise<Message | undefined> {
  if (!loaded.hasHints) return { text: words.play.noHint, kind: 'refused' }
  if (!session.snapshot().canHint) return { text: words.play.hintUnfair, kind: 'refused' }
  const asked = session.snapshot().log.length
  const message = await session.hint().then(
    (note): Message => {
      const text = note ? loaded.text.note(note) : words.play.noHint
      return {
        text: note?.next ? `${text} ${words.play.more}` : text,
        kind: 'said',
        ...(note?.cells && { highlight: { cells: note.cells, as: 'good' } }),
      }
    },
    (error: unknown): Message => ({ text: errorMessage(error), kind: 'refused' }),
  )
  return session.snapshot().log.length === asked ? message : undefined
}
