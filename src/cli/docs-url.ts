/** The address of the documentation. */
export const docsUrl = 'https://github.com/lockproof/lockproof/tree/main/docs';
