import type { TableRecord } from '#table/table.ts'
import type { LoadedGame } from '../loaded-game.ts'
import type { TableCapabilities } from '../play/table-capabilities.ts'
import { lessonsPath, printPath, setupPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { shellWords, tableWords } from '../words.ts'
import { puzzleLink } from './share.ts'
import type { OpenSheet } from './sheets.tsx'
import { menuWords } from './words.ts'

export interface MenuProps {
  readonly loadedGame: LoadedGame
  readonly setup: object
  /** All that was played, where this screen may have it. */
  readonly record: TableRecord | undefined
  readonly view: object
  /** Whether the time of this game is counted. */
  readonly isTimed: boolean
  readonly resign: (() => void) | undefined
  readonly rematch: TableCapabilities['rematch']
  readonly share: (() => void) | undefined
  readonly exportGame: (() => void) | undefined
  play(text: string): void
  show(sheet: OpenSheet | undefined): void
  /** Copies a text, and says so. */
  copyOrShow(title: string, text: string): void
}

/** Everything that is not wanted at every move. */
export function Menu(props: MenuProps) {
  const { loadedGame, setup, record, view, play, resign, show, rematch, share, exportGame, copyOrShow } =
    props
  const { rules, text: words, face, loadLessons } = loadedGame
  const then = (act: () => void) => () => {
    show(undefined)
    act()
  }
  // Those that need no question stand beside the board.
  const deeds = (words.commands ?? []).flatMap(deed => {
    const move = deed.confirm?.(view) === undefined ? undefined : deed.move(view)
    return move === undefined ? [] : [{ deed, move }]
  })
  const link = record && puzzleLink(loadedGame, record)
  const forms = (words.exportFormats ?? []).flatMap(form => {
    const text = form.write(setup)
    return text === undefined ? [] : [{ label: menuWords.copyAs(form.label), text }]
  })
  return (
    <div class="menu">
      {share && <MenuButton label={tableWords.share} act={then(share)} />}
      {link && (
        <MenuButton label={menuWords.puzzleLink} act={then(() => copyOrShow(menuWords.puzzleLink, link))} />
      )}
      {forms.map(({ label, text }) => (
        <MenuButton key={label} label={label} act={then(() => copyOrShow(label, text))} />
      ))}
      {deeds.map(({ deed, move }) => (
        <MenuButton key={deed.word} label={deed.label} act={() => show({ deed, act: () => play(move) })} />
      ))}
      {exportGame && <MenuButton label={menuWords.exportFile} act={then(exportGame)} />}
      <MenuButton label={tableWords.help} act={() => show('help')} />
      {resign && <MenuButton label={tableWords.resign} act={() => show('resign')} />}
      {rematch && <MenuButton label={rematch.label} act={then(rematch.act)} />}
      {loadLessons && <MenuLink to={lessonsPath(rules.id)} label={tableWords.lessons} />}
      {face.loadPrintSheet && <MenuLink to={printPath(rules.id)} label={tableWords.print} />}
      <MenuLink to={setupPath(rules.id)} label={tableWords.newGame} />
      <MenuLink to="/settings" label={shellWords.settings} />
      <MenuLink to="/history" label={shellWords.history} />
      <MenuLink to="/" label={tableWords.toLobby} />
    </div>
  )
}

function MenuButton({ label, act }: { readonly label: string; act(): void }) {
  return (
    <button type="button" class="pill" onClick={act}>
      {label}
    </button>
  )
}

function MenuLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <Link to={to} class="pill">
      {label}
    </Link>
  )
}
