import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { PanelProps } from '#web/kit/face.ts'
import { LazyComponent } from '#web/kit/lazy-component.tsx'
import { usePreload } from '#web/kit/preload.ts'
import type { ScribbleTypes } from '../rules/types.ts'
import { text } from '../text/en.ts'
import { webText } from '../text/en-web.ts'

type SheetName = 'letters' | 'dictionary'

/** A part of the panel that opens beside the table, or over it. */
export interface PanelSheetProps extends PanelProps<ScribbleTypes> {
  readonly narrow: boolean
  close(): void
}

const SHEET_LOADERS = {
  letters: () => import('./sheets/letters.tsx').then(({ Letters }) => Letters),
  dictionary: () => import('./sheets/dictionary.tsx').then(({ Dictionary }) => Dictionary),
} satisfies Record<SheetName, () => Promise<ComponentType<PanelSheetProps>>>

/** Where there is no room for two columns, such a part lies over the table. */
const NARROW = '(max-width: 1000px)'

/** The state of the game, with buttons for the unseen letters and for the dictionary. */
export function ScribblePanel(props: PanelProps<ScribbleTypes>) {
  const { view } = props
  const [open, setOpen] = useState<SheetName>()
  usePreload(Object.values(SHEET_LOADERS))
  // The dictionary can be asked only in one's own turn.
  useEffect(() => {
    if (!view.acting) setOpen(shown => (shown === 'dictionary' ? undefined : shown))
  }, [view.acting])
  const toggle = (part: SheetName) => setOpen(open === part ? undefined : part)

  return (
    <div class="sc-panel">
      <p class="soft sc-rule">
        {view.ended ? webText.rounds(view.round - 1) : webText.round(view.round)} ·{' '}
        {webText.sideRuns[view.sideRuns]}
      </p>
      {view.last && <p class="sc-latest">{text.event(view.last, props.people)}</p>}
      <div class="sc-doors figures">
        <SheetButton
          label={webText.letters(view.left)}
          open={open === 'letters'}
          act={() => toggle('letters')}
        />
        {view.acting && props.tryMove && (
          <SheetButton
            className="sc-dictionary"
            label={webText.dictionary(view.queriesLeft)}
            open={open === 'dictionary'}
            act={() => toggle('dictionary')}
          />
        )}
      </div>
      {open && (
        <LazyComponent
          key={open}
          load={SHEET_LOADERS[open]}
          props={{ ...props, narrow: matchMedia(NARROW).matches, close: () => setOpen(undefined) }}
        />
      )}
    </div>
  )
}

/** Opens the dictionary, or goes to it where it is open; false while it cannot be asked. */
export function openDictionary(): boolean {
  const button = document.querySelector<HTMLElement>('.sc-dictionary')
  if (button?.getAttribute('aria-expanded') === 'false') button.click()
  else document.querySelector<HTMLElement>('.sc-query input')?.focus()
  return button !== null
}

interface SheetButtonProps {
  readonly className?: string
  readonly label: string
  readonly open: boolean
  act(): void
}

function SheetButton({ className = '', label, open, act }: SheetButtonProps) {
  return (
    <button type="button" class={`pill ${className}`} aria-expanded={open} onClick={act}>
      {label}
    </button>
  )
}
