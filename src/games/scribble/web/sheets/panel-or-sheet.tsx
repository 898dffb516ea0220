import type { ComponentChildren } from 'preact'
import { Sheet } from '#web/kit/sheet.tsx'
import { sheetText } from '../../text/en-web.ts'
import type { PanelSheetProps } from '../panel.tsx'
import './sheets.css'

interface PanelOrSheetProps extends Pick<PanelSheetProps, 'narrow' | 'close'> {
  readonly title: string
  readonly children: ComponentChildren
}

/** In the panel where there is room, over the table where there is not. */
export function PanelOrSheet({ narrow, title, close, children }: PanelOrSheetProps) {
  return narrow ? (
    <Sheet title={title} closeLabel={sheetText.close} close={close}>
      {children}
    </Sheet>
  ) : (
    <section class="sc-part" aria-label={title}>
      {children}
    </section>
  )
}
