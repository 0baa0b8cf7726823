/** The emblem of the game. */

export default (
  <>
    <path d="M16 40h84c-4 9-11 13-20 13H36c-9 0-16-4-20-13z" />
    <path d="M56 36V6l28 30zM51 36V12L28 36z" class="emblem-light" />
    <path d="M53 40V4" class="emblem-line" />
  </>
);
