import { Sheet } from '../kit/sheet.tsx'
import type { ParlourGame } from '../parlour.ts'
import { setupPath } from '../router.ts'
import { Confirm } from '../shell/confirm.tsx'
import { Link } from '../shell/link.tsx'
import { askWords, shellWords, tableWords } from '../words.ts'
import { GameHelp, KeyMap } from './help.tsx'
import type { TablePlace } from './place.ts'
import './help.css'

export type SheetName = 'menu' | 'help' | 'resign' | 'link'

interface SheetsProps {
  readonly open: SheetName | undefined
  readonly parlour: ParlourGame
  readonly link: string
  readonly resign: (() => void) | undefined
  readonly rematch: TablePlace['rematch']
  readonly share: (() => void) | undefined
  readonly exportGame: (() => void) | undefined
  show(sheet: SheetName | undefined): void
}

/** What opens over the table. */
export function Sheets(props: SheetsProps) {
  const close = () => props.show(undefined)
  switch (props.open) {
    case 'menu':
      return (
        <Sheet title={tableWords.menu} closeLabel={shellWords.close} close={close}>
          <MenuItems {...props} />
        </Sheet>
      )
    case 'help':
      return (
        <Sheet title={askWords.title} closeLabel={shellWords.close} close={close}>
          <GameHelp words={props.parlour.words} />
          <KeyMap />
        </Sheet>
      )
    case 'resign':
      return (
        <Confirm
          title={tableWords.resignTitle}
          text={props.parlour.game.seats === 1 ? tableWords.resignTextAlone : tableWords.resignText}
          yes={tableWords.resign}
          no={tableWords.resignNo}
          confirm={() => props.resign?.()}
          close={close}
        />
      )
    case 'link':
      return (
        <Sheet title={tableWords.share} closeLabel={shellWords.close} close={close}>
          <p>{tableWords.copyFailed}</p>
          <textarea
            class="field share-text"
            readOnly
            rows={5}
            value={props.link}
            aria-label={tableWords.share}
          />
        </Sheet>
      )
    default:
      return null
  }
}

function MenuItems({ parlour, resign, show, rematch, share, exportGame }: SheetsProps) {
  const then = (act: () => void) => () => {
    show(undefined)
    act()
  }
  return (
    <div class="menu">
      {share && (
        <button type="button" class="pill" onClick={then(share)}>
          {tableWords.share}
        </button>
      )}
      {exportGame && (
        <button type="button" class="pill" onClick={then(exportGame)}>
          {tableWords.exportFile}
        </button>
      )}
      <button type="button" class="pill" onClick={() => show('help')}>
        {tableWords.help}
      </button>
      {resign && (
        <button type="button" class="pill" onClick={() => show('resign')}>
          {tableWords.resign}
        </button>
      )}
      {rematch && (
        <button type="button" class="pill" onClick={then(rematch.act)}>
          {rematch.label}
        </button>
      )}
      <Link to={setupPath(parlour.game.id)} class="pill">
        {tableWords.newGame}
      </Link>
      <Link to="/settings" class="pill">
        {shellWords.settings}
      </Link>
      <Link to="/history" class="pill">
        {shellWords.history}
      </Link>
      <Link to="/" class="pill">
        {tableWords.toLobby}
      </Link>
    </div>
  )
}
