import { useState } from 'preact/hooks'
import { defaultLevel, seatPlayers } from '#app/game-request.ts'
import { tableFromPosition } from '#app/play-from-position.ts'
import { clock } from '../device.ts'
import { Choices } from '../kit/choice.tsx'
import { Sheet } from '../kit/sheet.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { saveNewGame } from '../play/local-games.ts'
import { navigateToNewGame } from '../router.ts'
import { analysisText } from '../text/en/analysis.ts'
import { setupText, shellText } from '../text/en/shell.ts'
import type { AnalysisControls } from './use-analysis.ts'

/** The choice of a person as the opponent; no level has this name. */
const PERSON = '(person)'

interface PlayFromHereProps {
  readonly loadedGame: LoadedGame
  readonly controls: AnalysisControls
  /** The level of the computer in the game under review, if there was one. */
  readonly lastLevel: string | undefined
  close(): void
}

/** Begins a game in the position on the board, against the computer or another person here. */
export function PlayFromHere({ loadedGame, controls, lastLevel, close }: PlayFromHereProps) {
  const { rules, text, presentation } = loadedGame
  const { analysis, snapshot } = controls
  const words = analysisText.playing
  const isAlone = rules.seats === 1
  const levels = Object.keys(text.levels)
  const [opponent, setOpponent] = useState(lastLevel ?? defaultLevel(loadedGame) ?? PERSON)
  const [side, setSide] = useState<keyof typeof words.sides>('mover')
  const [refusal, setRefusal] = useState('')

  async function start(): Promise<void> {
    const begun = tableFromPosition(analysis.table, snapshot.path, clock.now())
    if (!begun.ok) throw new Error(`A position of a review cannot be reached: ${begun.rejection.code}`)
    const mover = snapshot.position.toAct[0] ?? 0
    const seat = side === 'mover' ? mover : (mover + 1) % rules.seats
    const level = opponent === PERSON ? undefined : opponent
    const players = seatPlayers(rules.seats, setupText.defaultName, { level, person: seat })
    const { table, origin } = begun.value
    const started = await saveNewGame(loadedGame, table, players, origin)
    if (started.ok) navigateToNewGame(rules.id, started.id)
    else setRefusal(shellText.shelfFull)
  }

  return (
    <Sheet title={analysisText.playFromHere} closeLabel={shellText.cancel} close={close}>
      <p>{words.intro}</p>
      {presentation?.isSecret?.(snapshot.view) && <p class="soft">{words.hidden}</p>}
      {!isAlone && (
        <Choices
          legend={words.opponent}
          help={words.opponentHelp}
          layout="row"
          choices={[
            ...levels.map(value => ({ value, label: text.levels[value]!.label })),
            { value: PERSON, label: words.person },
          ]}
          chosen={opponent}
          choose={setOpponent}
        />
      )}
      {!isAlone && opponent !== PERSON && (
        <Choices
          legend={words.side}
          layout="row"
          choices={(['mover', 'other'] as const).map(value => ({ value, label: words.sides[value] }))}
          chosen={side}
          choose={value => setSide(value === 'other' ? 'other' : 'mover')}
        />
      )}
      {refusal && (
        <p class="message refused" role="alert">
          {refusal}
        </p>
      )}
      <div class="buttons">
        <button type="button" class="pill primary" onClick={start}>
          {words.start}
        </button>
      </div>
    </Sheet>
  )
}
