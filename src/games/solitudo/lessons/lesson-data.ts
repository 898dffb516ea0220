/** One step of the tutorial: one idea, on a board with one solution, and the player makes the move (H8). */
export interface LessonData {
  /** The code of the technique, if the lesson is about one. */
  readonly id: string
  readonly heading: string
  /** The paragraphs before the move. */
  readonly say: readonly string[]
  readonly puzzle: string
  /** The one solution, its rows joined by `/`. */
  readonly solution: string
  /** The marks at the start, rows joined by `/`: `#` shaded, `o` kept, a dot unmarked, `_` no cell. */
  readonly marks: string
  /** The moves that make the wanted marks. */
  readonly wanted: readonly string[]
  /** The answer to any other mark. */
  readonly wrong: string
  readonly done: string
}

export const LESSONS: readonly LessonData[] = [
  {
    id: 'rule-repeat',
    heading: 'No number twice',
    say: [
      'Shade cells until no number is left twice in any row or column. A cell that is not shaded is kept.',
      'Row 1 holds two 1s. The one at a1 is kept. Shade the other.',
    ],
    puzzle: '15341/24433/52514/54431/33145',
    solution: '....#/.#.#./#..../..#../#..#.',
    marks: 'o..../...../...../...../.....',
    wanted: ['shade e1'],
    wrong: 'Look along row 1 for the second 1, and shade that one.',
    done: 'Now row 1 has only one 1 left.',
  },
  {
    id: 'rule-touch',
    heading: 'Shaded cells never touch',
    say: [
      'Two shaded cells may not touch along a side. Corner to corner is fine.',
      'Row 3 holds two 1s, at b3 and e3, and one of them must go. But b3 touches the shaded b4. Mark b3 as kept and shade e3.',
    ],
    puzzle: '44551/53512/41321/12243/12144',
    solution: '#..#./..#../....#/.#.../#..#.',
    marks: '...../...../...../.#.../.....',
    wanted: ['keep b3', 'shade e3'],
    wrong: 'b3 touches the shaded b4, so it is kept; then it is the 1 at e3 that is shaded.',
    done: 'A shaded cell always tells you something about its neighbours.',
  },
  {
    id: 'rule-connected',
    heading: 'Kept cells hang together',
    say: [
      'From every kept cell you must be able to walk to every other one, side by side over kept cells.',
      'Row 2 holds two 5s, at a2 and d2. Shading a2 would lock in the corner a1, for b1 is shaded already. Mark a2 as kept and shade d2.',
    ],
    puzzle: '42523/52351/34351/33415/15224',
    solution: '.#.../...#./..#.#/#..../...#.',
    marks: 'o#o../.o.../...../...../.....',
    wanted: ['keep a2', 'shade d2'],
    wrong:
      'The corner a1 needs a way out, and a2 is the only one left. So a2 is kept, and the 5 at d2 is shaded.',
    done: 'These are all three rules. The rest is finding out what follows from them.',
  },
  {
    id: 'around-shaded',
    heading: 'Around a shaded cell',
    say: [
      'Shaded cells never touch, so all cells beside a shaded one are kept. Marking them as kept pays: each may decide another cell.',
      'b2 is shaded. Mark the four cells around it as kept.',
    ],
    puzzle: '25134/53312/21433/44531/33225',
    solution: '#..#./.#.../...#./.#.../#..#.',
    marks: '...../.#.../...../...../.....',
    wanted: ['keep b1 a2 c2 b3'],
    wrong: 'Mark only the cells above, below, left and right of b2, and mark them as kept.',
    done: 'That is the first thing to do after shading any cell.',
  },
  {
    id: 'repeat-of-kept',
    heading: 'Repeat of a kept number',
    say: [
      'Once a number is known to be kept, every other one like it in the same row or column is shaded.',
      'The 5 at a2 is kept. Shade the other 5s in column a.',
    ],
    puzzle: '11255/54321/55541/42533/51435',
    solution: '.#..#/...../#.#.#/...#./#....',
    marks: '...../o..../...../...../.....',
    wanted: ['shade a3 a5'],
    wrong: 'Look down column a: which cells hold a 5 besides a2?',
    done: 'A kept cell leads to shaded ones, and those to kept ones again.',
  },
  {
    id: 'pair-in-line',
    heading: 'Pair in a line',
    say: [
      'Of two equal numbers side by side exactly one is kept: not both, for they are equal, and not none, for shaded cells never touch.',
      'So every other one like them in that line is shaded. Row 3 begins with a pair of 1s. Which cell does that shade?',
    ],
    puzzle: '25115/41245/11531/54351/53152',
    solution: '..#.#/#..../.#..#/...#./#....',
    marks: '...../...../...../...../.....',
    wanted: ['shade e3'],
    wrong:
      'Which of the pair is kept is not known yet. But one of them is, so the third 1 in row 3 is shaded.',
    done: 'You did not need to know which of the two stays.',
  },
  {
    id: 'sandwich-triple',
    heading: 'Sandwich triple',
    say: [
      'Three equal numbers side by side: only one may stay, and the two that go may not touch. So the middle one is kept and the outer two are shaded.',
      'Row 2 has three 1s side by side. Mark all three.',
    ],
    puzzle: '25312/31114/53244/24523/21132',
    solution: '#..../.#.#./....#/#..../..#.#',
    marks: '...../...../...../...../.....',
    wanted: ['shade b2', 'keep c2', 'shade d2'],
    wrong: 'The three 1s are b2, c2 and d2: shade the outer two, keep the middle one.',
    done: 'A triple is the best start a puzzle can give you.',
  },
  {
    id: 'sandwich-pair',
    heading: 'Sandwich pair',
    say: [
      'A cell between two equal numbers is kept: one of the two is shaded, whichever it is, and the cell between touches both.',
      'Row 1 has such a sandwich. Find it and mark its middle as kept.',
    ],
    puzzle: '13424/21124/51142/42543/33251',
    solution: '....#/.#.#./..#../...#./.#...',
    marks: '...../...../...../...../.....',
    wanted: ['keep d1'],
    wrong: 'Look for two equal numbers in row 1 with just one cell between them: the 4s at c1 and e1.',
    done: 'It says nothing yet about the two outer cells, but a kept cell is worth having.',
  },
  {
    id: 'must-not-cut-off',
    heading: 'Must not cut off',
    say: [
      'Shaded cells that meet at corners form walls. A cell that would close a wall is kept, or the kept cells would fall apart.',
      'Here the cells b1, c1, d1 and c2 have one way out left. Mark it as kept.',
    ],
    puzzle: '34321/34221/21453/52434/53515',
    solution: '#...#/.#.#./...../..#../#...#',
    marks: '#ooo#/o#o#o/oo.oo/...o./.o.o.',
    wanted: ['keep c3'],
    wrong: 'Walk from c1 downwards: through which unmarked cell do you get out?',
    done: 'And as the 4 at c3 is kept, the 4 below it is shaded. So one step leads to the next.',
  },
  {
    id: 'quad-corner',
    heading: 'Four in a corner',
    say: [
      'Four equal numbers fill a corner. Two of them must go, and these lie crosswise. Shading b1 and a2 would lock in the corner a1.',
      'So it is the other two: shade the corner and the cell diagonally across from it.',
    ],
    puzzle: '55314/55422/34421/42153/12215',
    solution: '#..../.#.#./..#../...../.#.#.',
    marks: '...../...../...../...../.....',
    wanted: ['shade a1 b2'],
    wrong: 'Shading starts in the corner itself: a1, and b2 across from it.',
    done: 'The same holds for two pairs side by side in a corner, such as 5 5 over 3 3.',
  },
  {
    id: 'whole',
    heading: 'Putting it together',
    say: [
      'Now a whole puzzle. It ends when the right cells are shaded; cells you leave unmarked count as kept.',
      'Begin with the triple in column c, go on to the pair in column a, and keep marking what lies around the cells you shade. A hint is there if you want one.',
    ],
    puzzle: '32412/45321/51534/44521/43552',
    solution: '....#/#..#./..#../#...#/..#..',
    marks: '...../...../...../...../.....',
    wanted: ['shade e1 a2 d2 c3 a4 e4 c5'],
    wrong: 'That one does not fit. Take it back, and look for what must be so rather than for what might be.',
    done: 'Solved, and without a single guess. Every puzzle here can be solved that way.',
  },
  {
    id: 'hexagon',
    heading: 'Six neighbours',
    say: [
      'On a hexagon lines run in three directions, and no number may be kept twice in any of them. A cell has up to six neighbours.',
      'The cells around a shaded one form an unbroken chain, so on a full hexagon the kept cells always hang together.',
      'Something new: the cells that touch both of an equal pair are kept. Begin with the two 1s at a4 and b4.',
    ],
    puzzle: 'hex:__432/_2231/25143/1131_/325__',
    solution: '__.../_#.#./...../.#.#_/...__',
    marks: '__.../_..../...../...._/...__',
    wanted: ['shade b2 d2 b4 d4'],
    wrong: 'That one does not fit. Look along all three directions for numbers that repeat.',
    done: 'That is all there is to learn. Enjoy the puzzles.',
  },
]
