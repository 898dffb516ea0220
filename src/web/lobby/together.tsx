import { JoinForm } from '../online/join-form.tsx'
import type { HouseNews } from '../online/lobby-news.ts'
import { roomPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { lobbyWords } from '../words.ts'

/** The note on playing with others, between the cards. */
export function Together({ news }: { readonly news: HouseNews | undefined }) {
  return (
    <section class="together" aria-labelledby="together">
      <h2 id="together">{lobbyWords.together}</h2>
      <p class="soft">
        {news?.open ? (
          <>
            {lobbyWords.open} <Link to={roomPath(news.open.code)}>{news.open.words}</Link>.
          </>
        ) : (
          (news?.trouble ?? lobbyWords.togetherText)
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
