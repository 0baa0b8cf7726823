/** Measures the section named and sends its title and lines to the parent process. */
const [name] = process.argv.slice(2);
const { title, measure } = await import(new URL(`sections/${name}.mjs`, import.meta.url));
const lines = await measure();
process.send({ title, lines }, () => process.disconnect());
