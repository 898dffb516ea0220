import { useEffect } from 'preact/hooks'
import { restoreFocus, restoreFocusSoon } from '#web/kit/focus.ts'
import { writeMoveLetters } from '../presentation/tentative-play.ts'
import { PASSES_TO_END, type View } from '../rules/types.ts'
import { exchangeText } from '../text/en-web.ts'
import type { PlayEntry } from './use-play-entry.ts'

interface ExchangeProps {
  readonly view: View
  readonly entry: PlayEntry
  readonly giving: ReadonlySet<number>
  cancel(): void
}

/** Tiles are chosen and exchanged; with none chosen, the turn is passed. */
export function Exchange({ view, entry, giving, cancel }: ExchangeProps) {
  const isLast = view.passes === PASSES_TO_END - 1
  const chosen = entry.hand.tiles.filter(({ id }) => giving.has(id))
  const count = chosen.length
  const letters = chosen.map(({ letter }) => letter)
  // The button that led here is gone; afterwards, the one that leads away.
  useEffect(() => {
    restoreFocusSoon(document.querySelector('.sc-bag [tabindex="0"]'))
    const cell = document.querySelector('.sc-place [tabindex="0"]')
    return () => void setTimeout(() => cell?.isConnected && restoreFocus(cell))
  }, [])
  return (
    <>
      <p class="sc-line" role="status">
        {count > 0 ? exchangeText.chosen(letters) : isLast ? exchangeText.chooseLast : exchangeText.choose}
      </p>
      <div class="sc-acts">
        <button type="button" class="pill" onClick={cancel}>
          {exchangeText.cancel}
        </button>
        <button
          type="button"
          class={count > 0 ? 'pill primary' : 'pill'}
          onClick={() => {
            if (count > 0) entry.send(`exchange ${writeMoveLetters(view.letters, letters)}`, [...giving])
            else entry.send('pass', [])
            cancel()
          }}
        >
          {count > 0 ? exchangeText.give(count) : isLast ? exchangeText.passLast : exchangeText.pass}
        </button>
      </div>
    </>
  )
}
