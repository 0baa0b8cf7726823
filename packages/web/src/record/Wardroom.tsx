/** The wardroom. */
export const WardroomScreen = () => <h1>…</h1>;
