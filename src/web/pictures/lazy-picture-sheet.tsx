import { LazyComponent } from '../kit/lazy-component.tsx'
import { announce } from '../shell/live-regions.tsx'
import type { PictureSheetProps } from './picture-sheet.tsx'

/** The sheet with pictures; its code is loaded when it is opened. */
export function LazyPictureSheet(props: PictureSheetProps) {
  return (
    <LazyComponent
      props={props}
      load={() => import('./picture-sheet.tsx').then(({ PictureSheet }) => PictureSheet)}
      onError={why => {
        props.close()
        announce(why, 'assertive')
      }}
    />
  )
}
