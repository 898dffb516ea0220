import { useState } from 'preact/hooks'
import { type LessonProgress, readLessonProgress, saveLessonProgress } from '#app/preferences.ts'
import type { Lesson } from '#kernel/lesson.ts'
import { type LoadedGame, loadGame } from '../loaded-game.ts'
import { preferences } from '../preferences.ts'
import { exercisePath } from '../router.ts'
import { Header } from '../shell/header.tsx'
import { LoadingPage, useLoaded } from '../shell/lazy-page.tsx'
import { Link } from '../shell/link.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { lessonText } from '../text/en/lessons.ts'
import { notFoundText } from '../text/en/not-found.ts'
import { LessonBoard } from './lesson-board.tsx'
import { LessonSteps } from './lesson-steps.tsx'
import { LessonsFinished } from './lessons-finished.tsx'
import './lessons.css'

/** The lessons of a game. */
export function LessonsPage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(async () => {
    const loadedGame = await loadGame(game)
    return { loadedGame, lessons: (await loadedGame.loadLessons?.())?.lessons ?? [] }
  }, game)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  const { loadedGame, lessons } = loaded.value
  if (lessons.length === 0) return <NotFound title={notFoundText.title} text={lessonText.none} />
  return <Lessons loadedGame={loadedGame} lessons={lessons} />
}

interface LessonsProps {
  readonly loadedGame: LoadedGame
  readonly lessons: readonly Lesson[]
}

function Lessons({ loadedGame, lessons }: LessonsProps) {
  const { id } = loadedGame.rules
  const [progress, setProgress] = useState<LessonProgress>(() => {
    const lessonIds = lessons.map(lesson => lesson.id)
    return readLessonProgress(preferences, id, lessonIds) ?? { at: 0, done: [] }
  })
  const at = Math.min(progress.at, lessons.length)
  const lesson = lessons[at]

  function change(next: Partial<LessonProgress>): void {
    const changed = { ...progress, ...next }
    setProgress(changed)
    saveLessonProgress(preferences, id, changed)
  }

  return (
    <>
      <Header section="learn" />
      <Page class="lessons">
        <LessonSteps
          steps={lessons.map(one => ({ heading: one.heading, done: progress.done.includes(one.id) }))}
          at={at}
          go={step => change({ at: step })}
        />
        {lesson ? (
          <div class="lesson" key={lesson.id}>
            <div class="lesson-text">
              <p class="soft figures">{lessonText.place(loadedGame.card.title, at + 1, lessons.length)}</p>
              <Heading
                title={lesson.heading}
                tab={lessonText.tab(loadedGame.card.title, at + 1, lessons.length)}
              />
              {lesson.say.map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <LessonBoard
              loadedGame={loadedGame}
              lesson={lesson}
              isDone={progress.done.includes(lesson.id)}
              onFinish={() => change({ done: [...new Set([...progress.done, lesson.id])] })}
            />
            <div class="buttons lesson-doors">
              {at > 0 && (
                <button type="button" class="pill" onClick={() => change({ at: at - 1 })}>
                  {lessonText.back}
                </button>
              )}
              <button
                type="button"
                class={progress.done.includes(lesson.id) ? 'pill primary' : 'pill'}
                onClick={() => change({ at: at + 1 })}
              >
                {progress.done.includes(lesson.id) ? lessonText.next : lessonText.skip}
              </button>
              {loadedGame.exercises?.[lesson.id] && (
                <Link to={exercisePath(id, 'next', lesson.id)} class="pill">
                  {lessonText.practise}
                </Link>
              )}
            </div>
          </div>
        ) : (
          <LessonsFinished loadedGame={loadedGame} restart={() => change({ at: 0 })} />
        )}
      </Page>
    </>
  )
}
