/** The emblem of the game. */

export default (
  <>
    <path d="M6 42c6-4 16-5 24-5h10l2-11h16l2 11h28c10 0 16 2 22 5-7 8-16 10-28 10H30C18 52 10 49 6 42z" />
    <path d="M47 26V10h4v16M52 26V15h3v11M18 37v-7M18 31l22 6M58 32l34 5" class="emblem-line" />
  </>
);
