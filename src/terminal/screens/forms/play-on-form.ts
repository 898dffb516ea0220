import type { Analysis } from '#app/analysis.ts'
import { defaultLevel } from '#app/game-request.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { gameFromPosition } from '../../game/play-on.ts'
import { styledLine } from '../../kit/styled-text.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { shellText } from '../../text/en/shell.ts'
import { createForm } from './form-screen.tsx'

const OPPONENT = 'opponent'
const SIDE = 'side'
/** The choice of a person as the opponent; no level has this name. */
const PERSON = '(person)'

/** Begins a game in the position of a review, against the computer or another person here. */
export function createPlayOnForm(shell: Shell, loaded: LoadedGame, analysis: Analysis): Screen {
  const { rules, text } = loaded
  const words = shellText.review.playOn
  const isAlone = rules.seats === 1
  const opponents = [
    ...Object.entries(text.levels).map(([value, { label }]) => ({ value, label })),
    { value: PERSON, label: words.person },
  ]
  return createForm(shell, {
    title: styledLine(words.title, { bold: true }),
    intro: words.intro,
    initialValues: { [OPPONENT]: defaultLevel(loaded) ?? PERSON, [SIDE]: 'mover' },
    submitLabel: words.begin,
    fields: values =>
      isAlone
        ? []
        : [
            { kind: 'choice', key: OPPONENT, label: words.opponent, choices: opponents },
            ...(values[OPPONENT] === PERSON
              ? []
              : [
                  {
                    kind: 'choice' as const,
                    key: SIDE,
                    label: words.side,
                    choices: (['mover', 'other'] as const).map(value => ({
                      value,
                      label: words.sides[value],
                    })),
                  },
                ]),
          ],
    submit(values) {
      const level = isAlone || values[OPPONENT] === PERSON ? undefined : values[OPPONENT]
      const isOtherSide = values[SIDE] === 'other'
      const begun = gameFromPosition(shell.host, { loaded, analysis, level, isOtherSide })
      if (!begun.ok) return rejectionSentence(begun.rejection, text)
      shell.playGame(begun.value)
      return undefined
    },
  })
}
