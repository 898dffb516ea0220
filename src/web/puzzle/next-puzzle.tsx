import { useState } from 'preact/hooks'
import { similarRequest } from '#app/game-request.ts'
import { validateParams } from '#kernel/read-params.ts'
import { openTable } from '#table/act.ts'
import { localRejectionSentence } from '#table/text/en/table.ts'
import { clock, randomString } from '../device.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { type OpenGame, saveNewGame } from '../play/local-games.ts'
import type { TableCapabilities } from '../play/table-capabilities.ts'
import { navigateToNewGame } from '../router.ts'
import { nextPuzzleText, puzzleText } from '../text/en/puzzle.ts'
import { shellText } from '../text/en/shell.ts'
import { GeneratorProgress } from './generator-progress.tsx'
import { useGenerator } from './use-generator.ts'

/** The ways on from a puzzle: another one like it, which is generated at once, or the same once more. */
export function useNextPuzzle(
  loadedGame: LoadedGame,
  { saved }: OpenGame,
): Pick<TableCapabilities, 'rematch' | 'playAgain' | 'notice'> {
  const { rules, text } = loadedGame
  const [refusal, setRefusal] = useState('')
  const generator = useGenerator(loadedGame, nextPuzzleText)

  async function playAnother(): Promise<void> {
    if (generator.isBusy) return
    setRefusal('')
    const { record, players } = saved()
    const { params } = similarRequest(loadedGame, { params: record.params, players })
    const similar = validateParams<object>(rules, params)
    setRefusal(
      similar.ok
        ? await generator.play({ params: similar.value, seed: randomString(12) })
        : localRejectionSentence(similar.rejection, text),
    )
  }

  async function playSame(): Promise<void> {
    const { players, record } = saved()
    const table = openTable(rules, record.params, randomString(40), clock.now(), record.deal)
    const started = await saveNewGame(loadedGame, table, players)
    if (started.ok) navigateToNewGame(rules.id, started.id)
    else setRefusal(shellText.shelfFull)
  }

  return {
    rematch: { label: puzzleText.another, act: playAnother },
    playAgain: { label: puzzleText.sameAgain, act: playSame },
    notice: (
      <>
        <GeneratorProgress generator={generator} />
        {refusal && (
          <p class="message refused" role="alert">
            {refusal}
          </p>
        )}
      </>
    ),
  }
}
