import type { MoveCommand } from '#kernel/commands.ts'
import { type AnyOptions, lexiconHashIn } from '#kernel/options.ts'
import { DefineSheet } from '../definitions/define-sheet.tsx'
import { LazyComponent } from '../kit/lazy-component.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { LazyPictureSheet } from '../pictures/lazy-picture-sheet.tsx'
import type { PictureSource } from '../pictures/use-picture.ts'
import type { ExplainedPosition } from '../puzzle/use-walkthrough.ts'
import { Confirm } from '../shell/confirm.tsx'
import { menuText, resignText } from '../text/en/sheets.ts'
import { shellText, tableText } from '../text/en/shell.ts'
import { HelpSheet } from './help-sheet.tsx'
import { Menu, type MenuProps } from './menu.tsx'
import type { SharedGame } from './share.ts'
import { ShareSheet } from './share-sheet.tsx'
import './sheets.css'

/** The sheets that can open over a table. */
export type OpenSheet =
  | 'menu'
  | 'help'
  | 'resign'
  | 'define'
  | { readonly shared: SharedGame }
  | { readonly picture: PictureSource; readonly isOver: boolean }
  /** A text that could not be copied. */
  | { readonly title: string; readonly text: string }
  | { readonly walkthrough: ExplainedPosition }
  /** A command that is confirmed first. */
  | { readonly command: MoveCommand; act(): void }

export interface SheetsProps extends MenuProps {
  readonly open: OpenSheet
  readonly params: object
}

export function Sheets({ open, ...props }: SheetsProps) {
  const { loadedGame } = props
  const close = () => props.show(undefined)
  if (open === 'menu')
    return (
      <Sheet title={tableText.menu} closeLabel={shellText.close} close={close}>
        <Menu {...props} />
      </Sheet>
    )
  if (open === 'help') return <HelpSheet loadedGame={loadedGame} timed={props.isTimed} close={close} />
  if (open === 'define')
    return (
      <DefineSheet
        dictionary={lexiconHashIn(loadedGame.rules.options as AnyOptions, props.params)}
        close={close}
      />
    )
  if (open === 'resign')
    return (
      <Confirm
        title={resignText.title}
        text={loadedGame.rules.seats === 1 ? resignText.textAlone : resignText.text}
        yes={tableText.resign}
        no={resignText.no}
        confirm={() => props.resign?.()}
        close={close}
      />
    )
  if ('picture' in open) return <LazyPictureSheet source={open.picture} isOver={open.isOver} close={close} />
  if ('walkthrough' in open)
    return (
      <LazyComponent
        load={async () => (await import('../puzzle/walkthrough-sheet.tsx')).WalkthroughSheet}
        props={{ loadedGame, position: open.walkthrough, close }}
      />
    )
  if ('shared' in open) return <ShareSheet shared={open.shared} close={close} />
  if ('command' in open)
    return (
      <Confirm
        title={open.command.label}
        text={open.command.confirm?.(props.view) ?? ''}
        yes={open.command.label}
        no={resignText.no}
        confirm={open.act}
        close={close}
      />
    )
  return (
    <Sheet title={open.title} closeLabel={shellText.close} close={close}>
      <p>{menuText.copyFailed}</p>
      <textarea class="field share-text" readOnly rows={5} value={open.text} aria-label={open.title} />
    </Sheet>
  )
}
