import { presenceSentence } from '#app/text/en/presence.ts'
import { describeEnding } from '#protocol/text/en/rejection.ts'
import { winners } from '#table/action.ts'
import { type ActiveGame, isGamePaused } from '../../game/active-game.ts'
import { type StyledLine, span, styledLine } from '../../kit/styled-text.ts'
import type { Theme } from '../../kit/theme.ts'
import { shellText } from '../../text/en/shell.ts'
import type { PlayModel } from './play-model.ts'

interface StatusOptions {
  readonly activeGame: ActiveGame
  readonly model: PlayModel
  readonly theme: Theme
  readonly now: number
}

/** The status of the game, who is away, the notices and the last message. */
export function statusLines(options: StatusOptions): readonly StyledLine[] {
  const { activeGame, model, theme, now } = options
  const presence = presenceSentence(activeGame.session.snapshot(), now)
  const { message } = model
  const messageLines: StyledLine[] = message
    ? [
        [
          span(message.kind === 'refused' ? '! ' : `${theme.glyphs.pointer} `, {
            tone: 'medlar',
            bold: true,
          }),
          span(message.text, { tone: message.kind === 'refused' ? 'medlar' : 'leaf' }),
        ],
      ]
    : []
  return [
    ...gameStatusLines(options),
    ...(presence ? [styledLine(presence, { tone: 'medlar', bold: true })] : []),
    ...activeGame.notices().map(remark => styledLine(remark, { tone: 'soft' })),
    ...messageLines,
  ]
}

function gameStatusLines({ activeGame, model }: StatusOptions): readonly StyledLine[] {
  const { loaded, session } = activeGame
  const { ending, thinking, computerError, pendingMove, connectionLost, view, acting, lastMover, people } =
    session.snapshot()
  if (ending) {
    const { headline, reason } = describeEnding(ending, people, loaded.text)
    const you = people.findIndex(person => person.you)
    const isLost = you >= 0 && !winners(ending, people.length).includes(you)
    const after = activeGame.endingNotes?.() ?? []
    return [
      styledLine(headline, { bold: true, tone: isLost ? 'medlar' : 'leaf' }),
      styledLine(reason),
      ...after.map(one => styledLine(one)),
    ]
  }
  if (computerError) return [styledLine(shellText.play.trouble(computerError), { tone: 'medlar' })]
  // While the connection is lost, its own sentence mentions the move.
  if (pendingMove !== undefined && !connectionLost)
    return [styledLine(shellText.play.sending(pendingMove), { bold: true })]
  if (thinking) {
    const { progress } = thinking
    const line = styledLine(shellText.play.thinking(people[thinking.seat]))
    return progress
      ? [line, styledLine(shellText.play.lookedAt(progress.done, progress.of), { tone: 'soft' })]
      : [line]
  }
  if (isGamePaused(session.snapshot()))
    return [
      styledLine(shellText.play.paused, { bold: true }),
      styledLine(shellText.play.goOn, { tone: 'leaf', bold: true }),
    ]
  const stage = model.passDeviceStage()
  if (stage === 'mover' && acting !== undefined && lastMover)
    return [
      styledLine(shellText.play.newSecret(people[lastMover.seat], people[acting], 'Space'), { bold: true }),
    ]
  if (stage === 'covered' && acting !== undefined)
    return [styledLine(shellText.play.curtain(people[acting]), { bold: true })]
  // A face that draws the full screen shows whose turn it is.
  if (loaded.face.drawFullScreen) return []
  return [styledLine(loaded.text.status(view, people), { bold: true })]
}
