import type { ComponentChildren } from 'preact'
import { notFoundText } from '../text/en/not-found.ts'
import { Header } from './header.tsx'
import { Link } from './link.tsx'
import { Heading, Page } from './page.tsx'

interface NotFoundProps {
  readonly title?: string
  readonly text?: string
  /** Further actions. */
  readonly children?: ComponentChildren
}

/** A page for something that does not exist. */
export function NotFound({ title = notFoundText.title, text = notFoundText.text, children }: NotFoundProps) {
  return (
    <>
      <Header />
      <Page class="stack">
        <div>
          <Heading title={title} />
          <p class="lead">{text}</p>
        </div>
        {children}
        <div class="buttons">
          <Link to="/" class="pill primary">
            {notFoundText.toLobby}
          </Link>
          <Link to="/history" class="pill">
            {notFoundText.toHistory}
          </Link>
        </div>
      </Page>
    </>
  )
}

/** The page for an unknown address. */
export function NotFoundPage() {
  return <NotFound />
}
