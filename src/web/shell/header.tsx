import type { ComponentChildren } from 'preact'
import { shellWords } from '../words.ts'
import { Link } from './link.tsx'
import { Logo } from './logo.tsx'
import './header.css'

type NavSection = 'lobby' | 'together' | 'history' | 'learn' | 'settings' | undefined

export function Header({ section: place }: { readonly section?: NavSection }) {
  return (
    <HeaderBar title={shellWords.name}>
      <Link to="/" class="plain wide-only" current={place === 'lobby'}>
        {shellWords.games}
      </Link>
      <Link to="/together" class="plain wide-only" current={place === 'together'}>
        {shellWords.together}
      </Link>
      <Link to="/history" class="plain" current={place === 'history'}>
        {shellWords.history}
      </Link>
      <Link to="/learn" class="plain wide-only" current={place === 'learn'}>
        {shellWords.learn}
      </Link>
      <Link to="/settings" class="pill quiet" current={place === 'settings'}>
        {shellWords.settings}
      </Link>
    </HeaderBar>
  )
}

interface HeaderBarProps {
  readonly title: string
  readonly children: ComponentChildren
}

/** The bar on top: the mark and a name on the left, what can be done here on the right. */
export function HeaderBar({ title, children }: HeaderBarProps) {
  return (
    <header class="header">
      <a class="pill skip" href="#page">
        {shellWords.skip}
      </a>
      <Link to="/" class="brand" label={shellWords.home(title)}>
        <Logo />
        <span>{title}</span>
      </Link>
      <nav class="header-nav">{children}</nav>
    </header>
  )
}
