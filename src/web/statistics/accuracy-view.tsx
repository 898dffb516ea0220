import { useEffect, useRef, useState } from 'preact/hooks'
import { measureAccuracy, readAccuracyLog, saveAccuracy } from '#app/accuracy.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import { median } from '#app/statistics.ts'
import { engineClient } from '../device.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { preferences } from '../preferences.ts'
import { statisticsText } from '../text/en/statistics.ts'
import { HistoryChart } from './history-chart.tsx'

/** More bars would be too narrow to read. */
const MAX_SHOWN = 30

interface AccuracyViewProps {
  readonly loadedGame: LoadedGame
  /** The games that can be measured, the oldest first. */
  readonly games: readonly StoredGame[]
}

/** The accuracy of the person in each game, as far as it was measured, and a button that measures the others. */
export function AccuracyView({ loadedGame, games }: AccuracyViewProps) {
  const { log, measuring, failed, start, stop } = useAccuracy(loadedGame, games)
  if (games.length === 0) return null
  const measured = games.flatMap(({ id }) => log[id] ?? []).slice(-MAX_SHOWN)
  const left = games.filter(({ id }) => log[id] === undefined).length
  return (
    <section class="stack">
      {measured.length > 0 && <AccuracyChart measured={measured} />}
      {measuring ? (
        <>
          <p role="status">{statisticsText.measuring(measuring.at, measuring.of)}</p>
          <div class="buttons">
            <button type="button" class="pill" onClick={stop}>
              {statisticsText.stop}
            </button>
          </div>
        </>
      ) : (
        left > 0 && (
          <>
            <p class="soft">{failed ? statisticsText.measureFailed : statisticsText.measureHelp}</p>
            <div class="buttons">
              <button type="button" class="pill" onClick={start}>
                {statisticsText.measure(left)}
              </button>
            </div>
          </>
        )
      )}
    </section>
  )
}

function AccuracyChart({ measured }: { readonly measured: readonly number[] }) {
  const [best, middle] = [Math.max(...measured), median(measured)]
  return (
    <HistoryChart
      title={statisticsText.accuracyOver(measured.length)}
      values={measured}
      label={statisticsText.accuracies(measured)}
      best={{ value: best, words: statisticsText.least(statisticsText.percent(best)) }}
      median={{ value: middle, words: statisticsText.middle(statisticsText.percent(middle)) }}
    />
  )
}

/** Measures one game after the other in the worker; leaving the page stops that. */
function useAccuracy(loadedGame: LoadedGame, games: readonly StoredGame[]) {
  const { id } = loadedGame
  const [log, setLog] = useState(() => readAccuracyLog(preferences, id))
  const [measuring, setMeasuring] = useState<{ readonly at: number; readonly of: number }>()
  const [failed, setFailed] = useState(false)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  async function start(): Promise<void> {
    let isStopped = false
    const waiting = games.filter(game => log[game.id] === undefined)
    setFailed(false)
    try {
      // The latest games say most about a player.
      for (const [index, game] of waiting.reverse().entries()) {
        setMeasuring({ at: index + 1, of: waiting.length })
        const task = measureAccuracy(engineClient, loadedGame, game)
        stop.current = () => {
          isStopped = true
          task.cancel()
        }
        const accuracy = await task.result
        if (isStopped) return
        setLog(saveAccuracy(preferences, id, { id: game.id, accuracy }))
      }
    } catch {
      setFailed(!isStopped)
    } finally {
      stop.current = () => {}
      setMeasuring(undefined)
    }
  }

  return { log, measuring, failed, start, stop: () => stop.current() }
}
