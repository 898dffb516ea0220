import { useState } from 'preact/hooks'
import { type Notice, notices } from '#lexicon/notices.ts'
import { version } from '../../../package.json' with { type: 'json' }
import { Header } from '../shell/header.tsx'
import { useLoaded } from '../shell/lazy-page.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { aboutText, fonts, libraries } from '../text/en/about.ts'
import { shellText } from '../text/en/shell.ts'
import './about.css'

/** About Quincunx, with the notices of the work of others in it. */
export function AboutPage() {
  const [full, setFull] = useState(false)
  return (
    <>
      <Header />
      <Page class="about">
        <div>
          <Heading title={aboutText.title} />
          <p class="lead">{aboutText.lead}</p>
        </div>
        <p>
          {aboutText.version(version)} {aboutText.licence}
        </p>
        <NoticeSection title={aboutText.words} notices={notices} />
        <NoticeSection title={aboutText.fonts} notices={fonts} />
        <NoticeSection title={aboutText.libraries} notices={libraries} />
        <section class="about-part">
          <h2>{aboutText.full}</h2>
          <p class="soft">{aboutText.fullText}</p>
          {full ? (
            <FullNotices />
          ) : (
            <button type="button" class="pill" onClick={() => setFull(true)}>
              {aboutText.show}
            </button>
          )}
        </section>
      </Page>
    </>
  )
}

interface NoticeSectionProps {
  readonly title: string
  readonly notices: readonly Notice[]
}

function NoticeSection({ title, notices: those }: NoticeSectionProps) {
  return (
    <section class="about-part">
      <h2>{title}</h2>
      <ul class="panel-box about-list">
        {those.map(({ name, what, licence, copyright, address }) => (
          <li key={name}>
            <h3>
              <a href={address} rel="noopener noreferrer">
                {name}
              </a>
            </h3>
            <p>{aboutText.what(what)}</p>
            <p class="soft">{aboutText.terms(licence, copyright)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Long and seldom read, so loaded on demand. */
function FullNotices() {
  const [loaded, again] = useLoaded(
    async () => (await import('../lexicon/page-library.ts')).library.readNotices(),
    'notices',
  )
  if (loaded.kind === 'here')
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      <section class="panel-box about-full" tabIndex={0} aria-label={aboutText.full}>
        <pre>{loaded.value}</pre>
      </section>
    )
  if (loaded.kind === 'loading') return <p class="soft">{shellText.loading}</p>
  return (
    <>
      <p role="alert">{shellText.loadFailed}</p>
      <button type="button" class="pill" onClick={again}>
        {shellText.tryAgain}
      </button>
    </>
  )
}
