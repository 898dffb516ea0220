import { JoinForm } from '../online/join-form.tsx'
import type { OnlineOverview } from '../online/online-overview.ts'
import { onlineTablePath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { lobbyWords } from '../words.ts'

/** The note on playing with others, between the cards. */
export function PlayTogetherNote({ news }: { readonly news: OnlineOverview | undefined }) {
  return (
    <section class="together" aria-labelledby="together">
      <h2 id="together">{lobbyWords.together}</h2>
      <p class="soft">
        {news?.openTable ? (
          <>
            {lobbyWords.open} <Link to={onlineTablePath(news.openTable.code)}>{news.openTable.label}</Link>.
          </>
        ) : (
          (news?.errorText ?? lobbyWords.togetherText)
        )}
      </p>
      <div class="buttons">
        <Link to="/together" class="pill">
          {lobbyWords.togetherButton}
        </Link>
        <JoinForm />
      </div>
    </section>
  )
}
