import { presenceLine } from '#session/presence-words.ts'
import { endingWords } from '#session/words.ts'
import { winners } from '#table/action.ts'
import type { Look } from '../kit/look.ts'
import { type Line, line, span } from '../kit/spans.ts'
import { isStanding, type Sitting } from '../sitting.ts'
import { words } from '../words.ts'
import type { PlayModel } from './play-model.ts'

interface SituationOptions {
  readonly sitting: Sitting
  readonly model: PlayModel
  readonly look: Look
  readonly now: number
}

/** Whose turn it is or how it ended, who is missing, what was just said: a sentence each. */
export function situation(options: SituationOptions): readonly Line[] {
  const { sitting, model, look, now } = options
  const presence = presenceLine(sitting.session.snapshot(), now)
  const { message } = model
  const said: Line[] = message
    ? [
        [
          span(message.kind === 'refused' ? '! ' : `${look.glyphs.pointer} `, { tone: 'medlar', bold: true }),
          span(message.text, { tone: message.kind === 'refused' ? 'medlar' : 'leaf' }),
        ],
      ]
    : []
  return [
    ...state(options),
    ...(presence ? [line(presence, { tone: 'medlar', bold: true })] : []),
    ...sitting.remarks().map(remark => line(remark, { tone: 'soft' })),
    ...said,
  ]
}

function state({ sitting, model }: SituationOptions): readonly Line[] {
  const { loaded, session } = sitting
  const { ending, thinking, trouble, sending, lost, view, acting, people } = session.snapshot()
  if (ending) {
    const { headline, reason } = endingWords(ending, people, loaded.words)
    const you = people.findIndex(person => person.you)
    const isLost = you >= 0 && !winners(ending, people.length).includes(you)
    const after = sitting.afterword?.() ?? []
    return [
      line(headline, { bold: true, tone: isLost ? 'medlar' : 'leaf' }),
      line(reason),
      ...after.map(one => line(one)),
    ]
  }
  if (trouble) return [line(words.play.trouble(trouble), { tone: 'medlar' })]
  // While the connection is lost, the line about that tells of the move too.
  if (sending !== undefined && !lost) return [line(words.play.sending(sending), { bold: true })]
  if (thinking) {
    const { progress } = thinking
    const said = line(words.play.thinking(people[thinking.seat]))
    return progress ? [said, line(words.play.lookedAt(progress.done, progress.of), { tone: 'soft' })] : [said]
  }
  if (isStanding(session.snapshot()))
    return [line(words.play.paused, { bold: true }), line(words.play.goOn, { tone: 'leaf', bold: true })]
  if (model.isCurtained() && acting !== undefined)
    return [line(words.play.curtain(people[acting]), { bold: true })]
  // A picture of the whole table shows whose turn it is.
  if (loaded.face.table) return []
  return [line(loaded.words.status(view, people), { bold: true })]
}
