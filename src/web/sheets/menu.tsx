import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { type OptionValues, writeSetupQuery } from '#app/setup-query.ts'
import { commandsOfKind } from '#kernel/commands.ts'
import type { TableRecord } from '#table/table.ts'
import type { LoadedGame } from '../loaded-game.ts'
import type { TableCapabilities } from '../play/table-capabilities.ts'
import { composePath, lessonsPath, printPath, setupPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { pictureText } from '../text/en/pictures.ts'
import { walkthroughText } from '../text/en/puzzle.ts'
import { menuText } from '../text/en/sheets.ts'
import { shellText, tableText } from '../text/en/shell.ts'
import { puzzleLink } from './share.ts'
import type { OpenSheet } from './sheets.tsx'

export interface MenuProps {
  readonly loadedGame: LoadedGame
  /** The record, where this screen may have it. */
  readonly record: TableRecord | undefined
  readonly view: object
  /** Whether the time of this game is counted. */
  readonly isTimed: boolean
  readonly resign: (() => void) | undefined
  readonly rematch: TableCapabilities['rematch']
  readonly share: (() => void) | undefined
  readonly exportGame: (() => void) | undefined
  /** Opens the sheet with pictures, where the game has any. */
  readonly drawPicture: (() => void) | undefined
  /** Explains the position step by step. */
  readonly openWalkthrough: (() => void) | undefined
  play(text: string): void
  show(sheet: OpenSheet | undefined): void
  /** Copies a text, or shows it where the browser does not allow that. */
  copyOrShow(title: string, text: string): void
}

/** The menu of a table: everything that is not needed at every move. */
export function Menu(props: MenuProps) {
  const {
    loadedGame,
    record,
    view,
    play,
    resign,
    show,
    rematch,
    share,
    exportGame,
    drawPicture,
    openWalkthrough,
    copyOrShow,
  } = props
  const { rules, face, puzzle, puzzles, loadLessons } = loadedGame
  const closeAnd = (act: () => void) => () => {
    show(undefined)
    act()
  }
  // Commands without a confirmation have buttons beside the board.
  const confirmed = commandsOfKind(loadedGame.commands, 'move').flatMap(command => {
    const move = command.confirm?.(view) === undefined ? undefined : command.move(view)
    return move === undefined ? [] : [{ command, move }]
  })
  const link = record && puzzleLink(loadedGame, record)
  const exported = commandsOfKind(loadedGame.commands, 'export').flatMap(format => {
    const text = record && format.write(record.params, record.deal)
    return text === undefined ? [] : [{ label: menuText.copyAs(format.label), text }]
  })
  return (
    <div class="menu">
      <MenuGroup title={menuText.groups.game}>
        {rematch && <MenuButton label={rematch.label} act={closeAnd(rematch.act)} />}
        {confirmed.map(({ command, move }) => (
          <MenuButton
            key={command.word}
            label={command.label}
            act={() => show({ command, act: () => play(move) })}
          />
        ))}
        {openWalkthrough && <MenuButton label={walkthroughText.open} act={openWalkthrough} />}
        {puzzle && face.loadPrintSheet && (
          <MenuButton label={menuText.printThis} act={closeAnd(() => puzzle.printPuzzle(loadedGame))} />
        )}
        {resign && <MenuButton label={tableText.resign} act={() => show('resign')} />}
        <MenuButton label={tableText.help} act={() => show('help')} />
      </MenuGroup>
      {(share || link || exportGame) && (
        <MenuGroup title={menuText.groups.share}>
          {share && <MenuButton label={tableText.share} act={closeAnd(share)} />}
          {link && (
            <MenuButton
              label={menuText.puzzleLink}
              act={closeAnd(() => copyOrShow(menuText.puzzleLink, link))}
            />
          )}
          {exported.map(({ label, text }) => (
            <MenuButton key={label} label={label} act={closeAnd(() => copyOrShow(label, text))} />
          ))}
          {drawPicture && <MenuButton label={pictureText.title} act={drawPicture} />}
          {exportGame && <MenuButton label={menuText.exportFile} act={closeAnd(exportGame)} />}
        </MenuGroup>
      )}
      <MenuGroup title={menuText.groups.elsewhere}>
        <MenuLink to={setupPath(rules.id)} label={tableText.newGame} />
        {loadLessons && <MenuLink to={lessonsPath(rules.id)} label={tableText.lessons} />}
        {face.loadPrintSheet && <MenuLink to={printPath(rules.id)} label={menuText.printMore} />}
        {face.loadComposer && record && puzzles && (
          <MenuLink
            to={`${composePath(rules.id)}?${writeSetupQuery(puzzles.link(record.params, record.deal) as OptionValues)}`}
            label={menuText.edit}
          />
        )}
        <MenuLink to="/history" label={shellText.history} />
        <MenuLink to="/settings" label={shellText.settings} />
        <MenuLink to="/" label={tableText.toLobby} />
      </MenuGroup>
    </div>
  )
}

interface MenuGroupProps {
  readonly title: string
  readonly children: ComponentChildren
}

function MenuGroup({ title, children }: MenuGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div class="menu-group">{children}</div>
    </section>
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
