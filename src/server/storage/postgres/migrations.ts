export interface Migration {
  readonly sql: string
  /**
   * The number of migrations that a program must know to work with the database after this one. A migration that only
   * adds leaves it as it was, so that servers of the version before go on while others are upgraded.
   */
  readonly minVersion: number
}

/**
 * From an empty database to the current schema. New migrations are appended; a released one is never changed. What a
 * version no longer needs is removed in the version after it.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    minVersion: 1,
    // Instants are milliseconds. JSON is stored as text, which is returned exactly as it was written. Ids are compared by
    // their bytes (COLLATE "C"), whatever the language of the database.
    sql: `
      CREATE TABLE tables (
        -- Short, because every entry repeats it in its keys.
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id text COLLATE "C" NOT NULL UNIQUE,
        code text COLLATE "C" NOT NULL,
        game text COLLATE "C" NOT NULL,
        version int NOT NULL,
        setup text NOT NULL,
        seed text NOT NULL,
        open boolean NOT NULL,
        opened_by text COLLATE "C" NOT NULL,
        created_at bigint NOT NULL,
        last_at bigint NOT NULL,
        phase text COLLATE "C" NOT NULL,
        seats text NOT NULL,
        -- The seats in the form in which names are searched.
        seats_key text NOT NULL,
        -- The people who sit there, while the table is not over.
        seated text[] COLLATE "C" NOT NULL,
        policy text,
        log_deleted boolean NOT NULL DEFAULT false,
        -- Why a table cannot be opened; null for all others.
        set_aside text
      );
      CREATE INDEX tables_by_code ON tables (code);
      CREATE UNIQUE INDEX live_codes ON tables (code) WHERE phase IN ('waiting', 'playing');
      CREATE INDEX lobby ON tables (created_at) WHERE open AND phase IN ('waiting', 'playing');
      CREATE INDEX waiting_tables ON tables (created_at) WHERE phase = 'waiting';
      CREATE INDEX tables_in_play ON tables (id) WHERE phase = 'playing';
      CREATE INDEX ended_tables ON tables (last_at) WHERE phase IN ('over', 'closed');
      CREATE INDEX set_aside_tables ON tables (id) WHERE set_aside IS NOT NULL;
      CREATE INDEX tables_of_player ON tables USING gin (seated) WHERE phase IN ('waiting', 'playing');

      CREATE TABLE entries (
        table_number bigint NOT NULL REFERENCES tables (number),
        seq int NOT NULL,
        at bigint NOT NULL,
        action text NOT NULL,
        command text COLLATE "C",
        PRIMARY KEY (table_number, seq)
      );
      CREATE UNIQUE INDEX commands ON entries (table_number, command) WHERE command IS NOT NULL;

      -- Apart from tables, whose rows are long: almost every entry changes the deadline.
      CREATE TABLE deadlines (
        table_number bigint PRIMARY KEY REFERENCES tables (number),
        due bigint NOT NULL,
        -- The storage that is expiring it, and until when others wait for that.
        claimed_by text COLLATE "C",
        claimed_until bigint
      );
      CREATE INDEX due_tables ON deadlines (due);

      CREATE TABLE results (
        table_number bigint PRIMARY KEY REFERENCES tables (number),
        game text COLLATE "C" NOT NULL,
        started_at bigint NOT NULL,
        ended_at bigint NOT NULL,
        reason text COLLATE "C" NOT NULL,
        facts text NOT NULL,
        rated boolean NOT NULL
      );

      CREATE TABLE result_seats (
        table_number bigint NOT NULL REFERENCES results (table_number),
        seat int NOT NULL,
        player text COLLATE "C",
        sitter text NOT NULL,
        won boolean NOT NULL,
        outcome text COLLATE "C" NOT NULL,
        level_against text COLLATE "C",
        rating_after double precision,
        -- Repeated from the result, so that a player's figures come from these rows alone.
        game text COLLATE "C" NOT NULL,
        reason text COLLATE "C" NOT NULL,
        ended_at bigint NOT NULL,
        PRIMARY KEY (table_number, seat)
      );
      CREATE INDEX games_of_player ON result_seats (player, ended_at, table_number) WHERE player IS NOT NULL;

      CREATE TABLE ratings (
        player text COLLATE "C" NOT NULL,
        game text COLLATE "C" NOT NULL,
        rating double precision NOT NULL,
        deviation double precision NOT NULL,
        volatility double precision NOT NULL,
        at bigint NOT NULL,
        PRIMARY KEY (player, game)
      );

      CREATE TABLE players (
        id text COLLATE "C" PRIMARY KEY,
        name text NOT NULL,
        -- The name in the form in which names are searched.
        name_key text COLLATE "C" NOT NULL,
        password text,
        -- Of a claimed name only.
        claimed_key text COLLATE "C" UNIQUE,
        skeleton text COLLATE "C" UNIQUE,
        created_at bigint NOT NULL
      );
      CREATE INDEX players_by_name ON players (name_key);

      CREATE TABLE sessions (
        id text COLLATE "C" PRIMARY KEY,
        player text COLLATE "C" NOT NULL REFERENCES players (id),
        token_hash text COLLATE "C" NOT NULL UNIQUE,
        device text NOT NULL,
        created_at bigint NOT NULL,
        seen_at bigint NOT NULL
      );
      CREATE INDEX sessions_of_player ON sessions (player);

      CREATE TABLE bans (
        player text COLLATE "C" PRIMARY KEY REFERENCES players (id),
        reason text NOT NULL,
        at bigint NOT NULL,
        -- Null for a ban without an end.
        until bigint
      );

      CREATE TABLE reports (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        player text COLLATE "C" NOT NULL,
        -- As it was when it was reported.
        name text NOT NULL,
        reporter text COLLATE "C",
        at bigint NOT NULL,
        closed_at bigint
      );
      CREATE UNIQUE INDEX open_reports ON reports (player, name, reporter) WHERE closed_at IS NULL;

      CREATE TABLE links (
        code text COLLATE "C" PRIMARY KEY,
        path text NOT NULL,
        used_at bigint NOT NULL
      );
      CREATE INDEX links_by_use ON links (used_at);

      CREATE TABLE nodes (
        id text COLLATE "C" PRIMARY KEY,
        seen_at bigint NOT NULL,
        expires_at bigint NOT NULL,
        version text,
        host text,
        started_at bigint
      );
      CREATE TABLE presence (
        table_id text COLLATE "C" NOT NULL,
        player text COLLATE "C" NOT NULL,
        node text COLLATE "C" NOT NULL REFERENCES nodes (id) ON DELETE CASCADE,
        connection text COLLATE "C" NOT NULL,
        -- When the player was last heard on other connections to this table that are closed by now.
        heard_at bigint NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, player, node, connection)
      );
      CREATE INDEX presence_of_node ON presence (node);
      CREATE TABLE node_claims (
        key text COLLATE "C" PRIMARY KEY,
        node text COLLATE "C" NOT NULL REFERENCES nodes (id) ON DELETE CASCADE
      );
      CREATE INDEX claims_of_node ON node_claims (node);

      -- What all servers must hear of; a wake-up alone may be lost. Rows are deleted after an hour.
      CREATE TABLE player_changes (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        player text COLLATE "C" NOT NULL,
        kind text COLLATE "C" NOT NULL,
        at bigint NOT NULL
      );
      CREATE INDEX player_changes_by_time ON player_changes (at);

      -- In the form that rate-limiter-flexible expects. Nobody misses the counts after a crash.
      CREATE UNLOGGED TABLE rate_limits (
        key text COLLATE "C" PRIMARY KEY,
        points int NOT NULL DEFAULT 0,
        expire bigint
      );

      -- One row, which is written to see whether the database can be written to.
      CREATE TABLE checks (number int PRIMARY KEY, at bigint NOT NULL);
    `,
  },
  {
    minVersion: 1,
    sql: `
      CREATE TABLE puzzles (
        id text COLLATE "C" PRIMARY KEY,
        game text COLLATE "C" NOT NULL,
        -- The params of a link to it, as JSON.
        params text COLLATE "C" NOT NULL,
        title text NOT NULL,
        -- Empty once the account of its author is deleted.
        player text COLLATE "C" NOT NULL,
        facts text NOT NULL,
        published_at bigint NOT NULL,
        -- How many rows of puzzle_likes it has, so that the most liked are found without counting.
        likes int NOT NULL DEFAULT 0
      );
      CREATE UNIQUE INDEX puzzles_by_params ON puzzles (game, md5(params));
      CREATE INDEX puzzles_by_age ON puzzles (published_at);
      CREATE INDEX puzzles_by_likes ON puzzles (likes, published_at);
      CREATE INDEX puzzles_of_game_by_age ON puzzles (game, published_at);
      CREATE INDEX puzzles_of_game_by_likes ON puzzles (game, likes, published_at);
      CREATE INDEX puzzles_by_player ON puzzles (player);

      CREATE TABLE puzzle_likes (
        puzzle text COLLATE "C" NOT NULL REFERENCES puzzles (id) ON DELETE CASCADE,
        player text COLLATE "C" NOT NULL,
        PRIMARY KEY (puzzle, player)
      );
      CREATE INDEX puzzle_likes_by_player ON puzzle_likes (player);

      CREATE TABLE puzzle_solves (
        puzzle text COLLATE "C" NOT NULL REFERENCES puzzles (id) ON DELETE CASCADE,
        player text COLLATE "C" NOT NULL,
        -- Null if hints were used.
        ms bigint,
        PRIMARY KEY (puzzle, player)
      );
      CREATE INDEX puzzle_solves_by_player ON puzzle_solves (player);
    `,
  },
]
