import type { ComponentChildren } from 'preact'
import { setupPath } from '../router.ts'
import { shellText } from '../text/en/shell.ts'
import { Link } from './link.tsx'
import './header.css'

type NavSection = 'lobby' | 'together' | 'history' | 'learn' | 'settings' | undefined

export function Header({ section }: { readonly section?: NavSection }) {
  return (
    <HeaderBar>
      <Link to="/" class="plain wide-only" current={section === 'lobby'}>
        {shellText.games}
      </Link>
      <Link to="/together" class="plain" current={section === 'together'} label={shellText.together}>
        <span class="wide-only">{shellText.together}</span>
        <span class="narrow-only">{shellText.togetherShort}</span>
      </Link>
      <Link to="/history" class="plain" current={section === 'history'}>
        {shellText.history}
      </Link>
      <Link to="/learn" class="plain" current={section === 'learn'}>
        {shellText.learn}
      </Link>
      <Link to="/settings" class="pill quiet" current={section === 'settings'}>
        {shellText.settings}
      </Link>
    </HeaderBar>
  )
}

interface HeaderBarProps {
  /** The game that is played on the page; its title leads to its own page. */
  readonly game?: { readonly id: string; readonly title: string }
  readonly children: ComponentChildren
}

/** The bar at the top: logo and title on the left, links and actions on the right. */
export function HeaderBar({ game, children }: HeaderBarProps) {
  return (
    <header class={game ? 'header' : 'header header-site'}>
      <a class="pill skip" href="#page">
        {shellText.skip}
      </a>
      {game ? (
        <div class="brands">
          <Link to="/" class="brand" label={shellText.home}>
            <Logo />
          </Link>
          <Link to={setupPath(game.id)} class="brand">
            <span>{game.title}</span>
          </Link>
        </div>
      ) : (
        <Link to="/" class="brand" label={shellText.home}>
          <Logo />
          <span class="brand-name">{shellText.name}</span>
        </Link>
      )}
      <nav class="header-nav">{children}</nav>
    </header>
  )
}

/** The five dots of a quincunx. */
function Logo() {
  return (
    <svg class="mark" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <circle cx="5" cy="5" r="4.4" fill="var(--quince)" />
      <circle cx="23" cy="5" r="4.4" fill="var(--medlar)" />
      <circle cx="14" cy="14" r="4.4" fill="var(--sloe)" />
      <circle cx="5" cy="23" r="4.4" fill="var(--gage)" />
      <circle cx="23" cy="23" r="4.4" fill="var(--damson)" />
    </svg>
  )
}
