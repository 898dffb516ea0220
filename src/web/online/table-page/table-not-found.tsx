import { setupPath } from '../../router.ts'
import { Header } from '../../shell/header.tsx'
import { Link } from '../../shell/link.tsx'
import { notFoundWords } from '../../shell/not-found-words.ts'
import { Heading, Page } from '../../shell/page.tsx'
import { JoinForm } from '../join-form.tsx'
import { playTogetherWords, tablePageWords } from '../words.ts'

/** The page for an unknown table, with a field for another code. */
export function TableNotFound({ text }: { readonly text: string }) {
  return (
    <>
      <Header />
      <Page class="stack">
        <div>
          <Heading title={tablePageWords.noneTitle} />
          <p class="lead">{text}</p>
        </div>
        <JoinForm />
        <div class="buttons">
          <Link to="/together" class="pill">
            {tablePageWords.toTables}
          </Link>
          <Link to="/" class="pill">
            {notFoundWords.toLobby}
          </Link>
        </div>
      </Page>
    </>
  )
}

/** A table that everyone left before a game began. */
export function ClosedTable({ game }: { readonly game: string }) {
  return (
    <>
      <Header />
      <Page class="stack">
        <div>
          <Heading title={tablePageWords.closedTitle} />
          <p class="lead">{tablePageWords.closedText}</p>
        </div>
        <div class="buttons">
          <Link to="/together" class="pill primary">
            {tablePageWords.toTables}
          </Link>
          <Link to={`${setupPath(game)}?who=online`} class="pill">
            {playTogetherWords.openButton}
          </Link>
        </div>
      </Page>
    </>
  )
}
