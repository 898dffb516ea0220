import { sheetText } from '../../text/en-web.ts'
import type { PanelSheetProps } from '../panel.tsx'
import { TileFace } from '../tile.tsx'
import { PanelOrSheet } from './panel-or-sheet.tsx'

/** Every letter with its points, and how many of it are not seen yet. */
export function Letters({ view, ...frame }: PanelSheetProps) {
  const { letters, unseen, left } = view
  return (
    <PanelOrSheet title={sheetText.lettersTitle} {...frame}>
      <p class="soft">
        {sheetText.unseen(
          left,
          unseen.reduce((sum, amount) => sum + amount, 0),
        )}
      </p>
      <ul class="sc-letters">
        {letters.map(({ letter, points }, index) => (
          <li key={letter} class={unseen[index] === 0 ? 'sc-none' : ''}>
            <span class="sc-tile" aria-hidden="true">
              <TileFace letter={letter} letters={letters} />
            </span>
            <span class="figures" aria-hidden="true">
              {unseen[index]}
            </span>
            <span class="visually-hidden">{sheetText.letter(letter, points, unseen[index]!)}</span>
          </li>
        ))}
      </ul>
    </PanelOrSheet>
  )
}
