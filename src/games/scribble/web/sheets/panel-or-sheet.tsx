import type { ComponentChildren } from 'preact'
import { Sheet } from '#web/kit/sheet.tsx'
import type { PanelSheetProps } from '../panel.tsx'
import { sheetWords } from './words.ts'
import './sheets.css'

interface PanelOrSheetProps extends Pick<PanelSheetProps, 'narrow' | 'close'> {
  readonly title: string
  readonly children: ComponentChildren
}

/** In the panel where there is room, over the table where there is not. */
export function PanelOrSheet({ narrow, title, close, children }: PanelOrSheetProps) {
  return narrow ? (
    <Sheet title={title} closeLabel={sheetWords.close} close={close}>
      {children}
    </Sheet>
  ) : (
    <section class="sc-part" aria-label={title}>
      {children}
    </section>
  )
}
