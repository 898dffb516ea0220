import type { TableRecord } from '#table/table.ts'
import type { ParlourGame } from '../parlour.ts'
import { learnPath, printPath, setupPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import type { TablePlace } from '../table/place.ts'
import { shellWords, tableWords } from '../words.ts'
import { puzzleLink } from './share.ts'
import type { SheetName } from './sheets.tsx'
import { menuWords } from './words.ts'

export interface MenuProps {
  readonly parlour: ParlourGame
  readonly setup: object
  /** All that was played, where this screen may have it. */
  readonly record: TableRecord | undefined
  readonly view: object
  /** Whether the time of this game is counted. */
  readonly timed: boolean
  readonly resign: (() => void) | undefined
  readonly rematch: TablePlace['rematch']
  readonly share: (() => void) | undefined
  readonly exportGame: (() => void) | undefined
  play(text: string): void
  show(sheet: SheetName | undefined): void
  /** Copies a text, and says so. */
  hand(title: string, text: string): void
}

/** Everything that is not wanted at every move. */
export function Menu(props: MenuProps) {
  const { parlour, setup, record, view, play, resign, show, rematch, share, exportGame, hand } = props
  const { game, words, face, loadLessons } = parlour
  const then = (act: () => void) => () => {
    show(undefined)
    act()
  }
  // Those that need no question stand beside the board.
  const deeds = (words.deeds ?? []).flatMap(deed => {
    const move = deed.confirm?.(view) === undefined ? undefined : deed.move(view)
    return move === undefined ? [] : [{ deed, move }]
  })
  const link = record && puzzleLink(parlour, record)
  const forms = (words.forms ?? []).flatMap(form => {
    const text = form.write(setup)
    return text === undefined ? [] : [{ label: menuWords.copyAs(form.label), text }]
  })
  return (
    <div class="menu">
      {share && <Item label={tableWords.share} act={then(share)} />}
      {link && <Item label={menuWords.puzzleLink} act={then(() => hand(menuWords.puzzleLink, link))} />}
      {forms.map(({ label, text }) => (
        <Item key={label} label={label} act={then(() => hand(label, text))} />
      ))}
      {deeds.map(({ deed, move }) => (
        <Item key={deed.word} label={deed.label} act={() => show({ deed, act: () => play(move) })} />
      ))}
      {exportGame && <Item label={menuWords.exportFile} act={then(exportGame)} />}
      <Item label={tableWords.help} act={() => show('help')} />
      {resign && <Item label={tableWords.resign} act={() => show('resign')} />}
      {rematch && <Item label={rematch.label} act={then(rematch.act)} />}
      {loadLessons && <Door to={learnPath(game.id)} label={tableWords.lessons} />}
      {face.loadSheet && <Door to={printPath(game.id)} label={tableWords.print} />}
      <Door to={setupPath(game.id)} label={tableWords.newGame} />
      <Door to="/settings" label={shellWords.settings} />
      <Door to="/history" label={shellWords.history} />
      <Door to="/" label={tableWords.toLobby} />
    </div>
  )
}

function Item({ label, act }: { readonly label: string; act(): void }) {
  return (
    <button type="button" class="pill" onClick={act}>
      {label}
    </button>
  )
}

function Door({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <Link to={to} class="pill">
      {label}
    </Link>
  )
}
