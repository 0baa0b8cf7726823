/** The emblem of the game. */

export default (
  <>
    <path d="M4 40h14l3-9h14l2-10h6v-7h4v7h8l2 10h12l4 9h41l-8 13H14z" />
    <path d="M45 14V4M40 9h10M68 31l18-6M21 31 8 27" class="emblem-line" />
  </>
);
