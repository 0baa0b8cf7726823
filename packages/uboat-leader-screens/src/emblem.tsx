/** The emblem of the game. */

export default (
  <>
    <path d="M4 26c4-3 10-3 16-3h6l1-6h10l1 6h16c6 0 10 1 14 3-4 5-10 6-17 6H20c-8 0-13-2-16-6z" />
    <path d="M42 45c4-3 10-3 16-3h6l1-6h10l1 6h16c6 0 10 1 14 3-4 5-10 6-17 6H58c-8 0-13-2-16-6z" />
    <path d="M29 17V8M67 36v-9" class="emblem-line" />
  </>
);
