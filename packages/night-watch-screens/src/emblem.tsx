/** The emblem of the game. */

export default (
  <>
    <path d="M44 24h28l4 24H40z" class="emblem-light" />
    <path d="M40 48h36v5H40zM44 19h28v5H44zM52 12h12v7H52z" />
    <path d="M58 12V5M32 30l-14-6M32 40H16M84 30l14-6M84 40h16" class="emblem-line" />
  </>
);
