import { setupPath } from '../../router.ts'
import { Header } from '../../shell/header.tsx'
import { Link } from '../../shell/link.tsx'
import { Heading, Page } from '../../shell/page.tsx'
import { notFoundText } from '../../text/en/not-found.ts'
import { playTogetherText, tablePageText } from '../../text/en/online.ts'
import { JoinForm } from '../join-form.tsx'

/** The page for an unknown table, with a field for another code. */
export function TableNotFound({ text }: { readonly text: string }) {
  return (
    <>
      <Header />
      <Page class="stack">
        <div>
          <Heading title={tablePageText.noneTitle} />
          <p class="lead">{text}</p>
        </div>
        <JoinForm />
        <div class="buttons">
          <Link to="/together" class="pill">
            {tablePageText.toTables}
          </Link>
          <Link to="/" class="pill">
            {notFoundText.toLobby}
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
          <Heading title={tablePageText.closedTitle} />
          <p class="lead">{tablePageText.closedText}</p>
        </div>
        <div class="buttons">
          <Link to="/together" class="pill primary">
            {tablePageText.toTables}
          </Link>
          <Link to={`${setupPath(game)}?who=online`} class="pill">
            {playTogetherText.openButton}
          </Link>
        </div>
      </Page>
    </>
  )
}
