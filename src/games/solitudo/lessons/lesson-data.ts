/** One step of the tutorial: one idea, on a board with one solution, and the player makes the move (H8). Its sentences are in the text file. */
export interface LessonData {
  /** The code of the technique, if the lesson is about one. */
  readonly id: string
  readonly puzzle: string
  /** The one solution, its rows joined by `/`. */
  readonly solution: string
  /** The marks at the start, rows joined by `/`: `#` shaded, `o` kept, a dot unmarked, `_` no cell. */
  readonly marks: string
  /** The moves that make the wanted marks. */
  readonly wanted: readonly string[]
}

/** The three rules, for somebody who has never seen the game. */
export const FIRST_STEPS = [
  {
    id: 'rule-repeat',
    puzzle: '15341/24433/52514/54431/33145',
    solution: '....#/.#.#./#..../..#../#..#.',
    marks: 'o..../...../...../...../.....',
    wanted: ['shade e1'],
  },
  {
    id: 'rule-touch',
    puzzle: '44551/53512/41321/12243/12144',
    solution: '#..#./..#../....#/.#.../#..#.',
    marks: '...../...../...../.#.../.....',
    wanted: ['keep b3', 'shade e3'],
  },
  {
    id: 'rule-connected',
    puzzle: '42523/52351/34351/33415/15224',
    solution: '.#.../...#./..#.#/#..../...#.',
    marks: 'o#o../.o.../...../...../.....',
    wanted: ['keep a2', 'shade d2'],
  },
] as const satisfies readonly LessonData[]

/** The rules once more on other boards, the techniques, and whole boards. */
export const LESSONS = [
  {
    id: 'rule-repeat',
    puzzle: '35441/42521/12423/21312/31234',
    solution: '..#.#/.#.../...#./.#..#/#....',
    marks: 'o..../...../...../...../.....',
    wanted: ['shade a5'],
  },
  {
    id: 'rule-touch',
    puzzle: '24233/21355/44153/43522/35312',
    solution: '#...#/...#./.#.../#...#/..#..',
    marks: '...../...#./...../...../.....',
    wanted: ['keep c2', 'shade c5'],
  },
  {
    id: 'rule-connected',
    puzzle: '24113/55214/41125/54435/13342',
    solution: '...#./#..../..#../.#..#/..#..',
    marks: 'o..../#o.../o..../...../.....',
    wanted: ['keep b1', 'shade b4'],
  },
  {
    id: 'around-shaded',
    puzzle: '25134/53312/21433/44531/33225',
    solution: '#..#./.#.../...#./.#.../#..#.',
    marks: '...../.#.../...../...../.....',
    wanted: ['keep b1 a2 c2 b3'],
  },
  {
    id: 'repeat-of-kept',
    puzzle: '11255/54321/55541/42533/51435',
    solution: '.#..#/...../#.#.#/...#./#....',
    marks: '...../o..../...../...../.....',
    wanted: ['shade a3 a5'],
  },
  {
    id: 'pair-in-line',
    puzzle: '25115/41245/11531/54351/53152',
    solution: '..#.#/#..../.#..#/...#./#....',
    marks: '...../...../...../...../.....',
    wanted: ['shade e3'],
  },
  {
    id: 'sandwich-triple',
    puzzle: '25312/31114/53244/24523/21132',
    solution: '#..../.#.#./....#/#..../..#.#',
    marks: '...../...../...../...../.....',
    wanted: ['shade b2', 'keep c2', 'shade d2'],
  },
  {
    id: 'sandwich-pair',
    puzzle: '13424/21124/51142/42543/33251',
    solution: '....#/.#.#./..#../...#./.#...',
    marks: '...../...../...../...../.....',
    wanted: ['keep d1'],
  },
  {
    id: 'must-not-cut-off',
    puzzle: '34321/34221/21453/52434/53515',
    solution: '#...#/.#.#./...../..#../#...#',
    marks: '#ooo#/o#o#o/oo.oo/...o./.o.o.',
    wanted: ['keep c3'],
  },
  {
    id: 'quad-corner',
    puzzle: '55314/55422/34421/42153/12215',
    solution: '#..../.#.#./..#../...../.#.#.',
    marks: '...../...../...../...../.....',
    wanted: ['shade a1 b2'],
  },
  {
    id: 'whole',
    puzzle: '32412/45321/51534/44521/43552',
    solution: '....#/#..#./..#../#...#/..#..',
    marks: '...../...../...../...../.....',
    wanted: ['shade e1 a2 d2 c3 a4 e4 c5'],
  },
  {
    id: 'hexagon',
    puzzle: 'hex:__432/_2231/25143/1131_/325__',
    solution: '__.../_#.#./...../.#.#_/...__',
    marks: '__.../_..../...../...._/...__',
    wanted: ['shade b2 d2 b4 d4'],
  },
] as const satisfies readonly LessonData[]
