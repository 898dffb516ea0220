import type { ComponentChildren } from 'preact'
import { Header } from './header.tsx'
import { Link } from './link.tsx'
import { missingWords } from './missing-words.ts'
import { Heading, Page } from './page.tsx'

interface MissingProps {
  readonly title?: string
  readonly text?: string
  /** What can be done about it. */
  readonly children?: ComponentChildren
}

/** A friendly end of a wrong road. */
export function Missing({ title = missingWords.title, text = missingWords.text, children }: MissingProps) {
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
            {missingWords.toLobby}
          </Link>
          <Link to="/history" class="pill">
            {missingWords.toHistory}
          </Link>
        </div>
      </Page>
    </>
  )
}

/** Where an address leads nowhere. */
export function MissingPage() {
  return <Missing />
}
