import type { ComponentChildren } from 'preact'
import { Header } from './header.tsx'
import { Link } from './link.tsx'
import { notFoundWords } from './not-found-words.ts'
import { Heading, Page } from './page.tsx'

interface NotFoundProps {
  readonly title?: string
  readonly text?: string
  /** Further actions. */
  readonly children?: ComponentChildren
}

/** A page for something that does not exist. */
export function NotFound({
  title = notFoundWords.title,
  text = notFoundWords.text,
  children,
}: NotFoundProps) {
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
            {notFoundWords.toLobby}
          </Link>
          <Link to="/history" class="pill">
            {notFoundWords.toHistory}
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
