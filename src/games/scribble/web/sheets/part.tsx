import type { ComponentChildren } from 'preact'
import { Sheet } from '#web/kit/sheet.tsx'
import type { PartProps } from '../panel.tsx'
import { sheetWords } from './words.ts'
import './sheets.css'

interface PartFrameProps extends Pick<PartProps, 'narrow' | 'close'> {
  readonly title: string
  readonly children: ComponentChildren
}

/** In the panel where there is room, over the table where there is not. */
export function PartFrame({ narrow, title, close, children }: PartFrameProps) {
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
