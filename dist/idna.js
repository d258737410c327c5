import { t as __commonJSMin } from "./rolldown-runtime.js";

// node_modules/punycode/punycode.js
var require_punycode = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/** Highest positive signed 32-bit float value */
	const maxInt = 2147483647;
	/** Bootstring parameters */
	const base = 36;
	const tMin = 1;
	const tMax = 26;
	const skew = 38;
	const damp = 700;
	const initialBias = 72;
	const initialN = 128;
	const delimiter = "-";
	/** Regular expressions */
	const regexPunycode = /^xn--/;
	const regexNonASCII = /[^\0-\x7F]/;
	const regexSeparators = /[\x2E\u3002\uFF0E\uFF61]/g;
	/** Error messages */
	const errors = {
		"overflow": "Overflow: input needs wider integers to process",
		"not-basic": "Illegal input >= 0x80 (not a basic code point)",
		"invalid-input": "Invalid input"
	};
	/** Convenience shortcuts */
	const baseMinusTMin = 35;
	const floor = Math.floor;
	const stringFromCharCode = String.fromCharCode;
	/**
	* A generic error utility function.
	* @private
	* @param {String} type The error type.
	* @returns {Error} Throws a `RangeError` with the applicable error message.
	*/
	function error(type) {
		throw new RangeError(errors[type]);
	}
	/**
	* A generic `Array#map` utility function.
	* @private
	* @param {Array} array The array to iterate over.
	* @param {Function} callback The function that gets called for every array
	* item.
	* @returns {Array} A new array of values returned by the callback function.
	*/
	function map(array, callback) {
		const result = [];
		let length = array.length;
		while (length--) result[length] = callback(array[length]);
		return result;
	}
	/**
	* A simple `Array#map`-like wrapper to work with domain name strings or email
	* addresses.
	* @private
	* @param {String} domain The domain name or email address.
	* @param {Function} callback The function that gets called for every
	* character.
	* @returns {String} A new string of characters returned by the callback
	* function.
	*/
	function mapDomain(domain, callback) {
		const parts = domain.split("@");
		let result = "";
		if (parts.length > 1) {
			result = parts[0] + "@";
			domain = parts[1];
		}
		domain = domain.replace(regexSeparators, ".");
		const encoded = map(domain.split("."), callback).join(".");
		return result + encoded;
	}
	/**
	* Creates an array containing the numeric code points of each Unicode
	* character in the string. While JavaScript uses UCS-2 internally,
	* this function will convert a pair of surrogate halves (each of which
	* UCS-2 exposes as separate characters) into a single code point,
	* matching UTF-16.
	* @see `punycode.ucs2.encode`
	* @see <https://mathiasbynens.be/notes/javascript-encoding>
	* @memberOf punycode.ucs2
	* @name decode
	* @param {String} string The Unicode input string (UCS-2).
	* @returns {Array} The new array of code points.
	*/
	function ucs2decode(string) {
		const output = [];
		let counter = 0;
		const length = string.length;
		while (counter < length) {
			const value = string.charCodeAt(counter++);
			if (value >= 55296 && value <= 56319 && counter < length) {
				const extra = string.charCodeAt(counter++);
				if ((extra & 64512) == 56320) output.push(((value & 1023) << 10) + (extra & 1023) + 65536);
				else {
					output.push(value);
					counter--;
				}
			} else output.push(value);
		}
		return output;
	}
	/**
	* Creates a string based on an array of numeric code points.
	* @see `punycode.ucs2.decode`
	* @memberOf punycode.ucs2
	* @name encode
	* @param {Array} codePoints The array of numeric code points.
	* @returns {String} The new Unicode string (UCS-2).
	*/
	const ucs2encode = (codePoints) => String.fromCodePoint(...codePoints);
	/**
	* Converts a basic code point into a digit/integer.
	* @see `digitToBasic()`
	* @private
	* @param {Number} codePoint The basic numeric code point value.
	* @returns {Number} The numeric value of a basic code point (for use in
	* representing integers) in the range `0` to `base - 1`, or `base` if
	* the code point does not represent a value.
	*/
	const basicToDigit = function(codePoint) {
		if (codePoint >= 48 && codePoint < 58) return 26 + (codePoint - 48);
		if (codePoint >= 65 && codePoint < 91) return codePoint - 65;
		if (codePoint >= 97 && codePoint < 123) return codePoint - 97;
		return base;
	};
	/**
	* Converts a digit/integer into a basic code point.
	* @see `basicToDigit()`
	* @private
	* @param {Number} digit The numeric value of a basic code point.
	* @returns {Number} The basic code point whose value (when used for
	* representing integers) is `digit`, which needs to be in the range
	* `0` to `base - 1`. If `flag` is non-zero, the uppercase form is
	* used; else, the lowercase form is used. The behavior is undefined
	* if `flag` is non-zero and `digit` has no uppercase form.
	*/
	const digitToBasic = function(digit, flag) {
		return digit + 22 + 75 * (digit < 26) - ((flag != 0) << 5);
	};
	/**
	* Bias adaptation function as per section 3.4 of RFC 3492.
	* https://tools.ietf.org/html/rfc3492#section-3.4
	* @private
	*/
	const adapt = function(delta, numPoints, firstTime) {
		let k = 0;
		delta = firstTime ? floor(delta / damp) : delta >> 1;
		delta += floor(delta / numPoints);
		for (; delta > 455; k += base) delta = floor(delta / baseMinusTMin);
		return floor(k + 36 * delta / (delta + skew));
	};
	/**
	* Converts a Punycode string of ASCII-only symbols to a string of Unicode
	* symbols.
	* @memberOf punycode
	* @param {String} input The Punycode string of ASCII-only symbols.
	* @returns {String} The resulting string of Unicode symbols.
	*/
	const decode = function(input) {
		const output = [];
		const inputLength = input.length;
		let i = 0;
		let n = initialN;
		let bias = initialBias;
		let basic = input.lastIndexOf(delimiter);
		if (basic < 0) basic = 0;
		for (let j = 0; j < basic; ++j) {
			if (input.charCodeAt(j) >= 128) error("not-basic");
			output.push(input.charCodeAt(j));
		}
		for (let index = basic > 0 ? basic + 1 : 0; index < inputLength;) {
			const oldi = i;
			for (let w = 1, k = base;; k += base) {
				if (index >= inputLength) error("invalid-input");
				const digit = basicToDigit(input.charCodeAt(index++));
				if (digit >= base) error("invalid-input");
				if (digit > floor((maxInt - i) / w)) error("overflow");
				i += digit * w;
				const t = k <= bias ? tMin : k >= bias + tMax ? tMax : k - bias;
				if (digit < t) break;
				const baseMinusT = base - t;
				if (w > floor(maxInt / baseMinusT)) error("overflow");
				w *= baseMinusT;
			}
			const out = output.length + 1;
			bias = adapt(i - oldi, out, oldi == 0);
			if (floor(i / out) > maxInt - n) error("overflow");
			n += floor(i / out);
			i %= out;
			output.splice(i++, 0, n);
		}
		return String.fromCodePoint(...output);
	};
	/**
	* Converts a string of Unicode symbols (e.g. a domain name label) to a
	* Punycode string of ASCII-only symbols.
	* @memberOf punycode
	* @param {String} input The string of Unicode symbols.
	* @returns {String} The resulting Punycode string of ASCII-only symbols.
	*/
	const encode = function(input) {
		const output = [];
		input = ucs2decode(input);
		const inputLength = input.length;
		let n = initialN;
		let delta = 0;
		let bias = initialBias;
		for (const currentValue of input) if (currentValue < 128) output.push(stringFromCharCode(currentValue));
		const basicLength = output.length;
		let handledCPCount = basicLength;
		if (basicLength) output.push(delimiter);
		while (handledCPCount < inputLength) {
			let m = maxInt;
			for (const currentValue of input) if (currentValue >= n && currentValue < m) m = currentValue;
			const handledCPCountPlusOne = handledCPCount + 1;
			if (m - n > floor((maxInt - delta) / handledCPCountPlusOne)) error("overflow");
			delta += (m - n) * handledCPCountPlusOne;
			n = m;
			for (const currentValue of input) {
				if (currentValue < n && ++delta > maxInt) error("overflow");
				if (currentValue === n) {
					let q = delta;
					for (let k = base;; k += base) {
						const t = k <= bias ? tMin : k >= bias + tMax ? tMax : k - bias;
						if (q < t) break;
						const qMinusT = q - t;
						const baseMinusT = base - t;
						output.push(stringFromCharCode(digitToBasic(t + qMinusT % baseMinusT, 0)));
						q = floor(qMinusT / baseMinusT);
					}
					output.push(stringFromCharCode(digitToBasic(q, 0)));
					bias = adapt(delta, handledCPCountPlusOne, handledCPCount === basicLength);
					delta = 0;
					++handledCPCount;
				}
			}
			++delta;
			++n;
		}
		return output.join("");
	};
	/**
	* Converts a Punycode string representing a domain name or an email address
	* to Unicode. Only the Punycoded parts of the input will be converted, i.e.
	* it doesn't matter if you call it on a string that has already been
	* converted to Unicode.
	* @memberOf punycode
	* @param {String} input The Punycoded domain name or email address to
	* convert to Unicode.
	* @returns {String} The Unicode representation of the given Punycode
	* string.
	*/
	const toUnicode = function(input) {
		return mapDomain(input, function(string) {
			return regexPunycode.test(string) ? decode(string.slice(4).toLowerCase()) : string;
		});
	};
	/**
	* Converts a Unicode string representing a domain name or an email address to
	* Punycode. Only the non-ASCII parts of the domain name will be converted,
	* i.e. it doesn't matter if you call it with a domain that's already in
	* ASCII.
	* @memberOf punycode
	* @param {String} input The domain name or email address to convert, as a
	* Unicode string.
	* @returns {String} The Punycode representation of the given domain name or
	* email address.
	*/
	const toASCII = function(input) {
		return mapDomain(input, function(string) {
			return regexNonASCII.test(string) ? "xn--" + encode(string) : string;
		});
	};
	/** Define the public API */
	const punycode = {
		/**
		* A string representing the current Punycode.js version number.
		* @memberOf punycode
		* @type String
		*/
		"version": "2.3.1",
		/**
		* An object of methods to convert from JavaScript's internal character
		* representation (UCS-2) to Unicode code points, and back.
		* @see <https://mathiasbynens.be/notes/javascript-encoding>
		* @memberOf punycode
		* @type Object
		*/
		"ucs2": {
			"decode": ucs2decode,
			"encode": ucs2encode
		},
		"decode": decode,
		"encode": encode,
		"toASCII": toASCII,
		"toUnicode": toUnicode
	};
	module.exports = punycode;
}));

// node_modules/tr46/lib/regexes.js
var require_regexes = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = Object.fromEntries(JSON.parse(process.getBuiltinModule("node:zlib").brotliDecompressSync(Buffer.from("W1Q+YXSgdbdU3xKCOWcHatg42EM/bnAcOKf2+BU7bo1FeA64c1koE8tD/9tM/WMSBUPUkAWD7xRdW1gcyLb+XgJFOOJf8rM33Ennvi5YgKvLli45+/9pj1J/zTwXzchl37pTI2hD3nbddJ+bxlVyS5aloJzwinpjJJgEwwaIC43ft9a/x/+ZvoHte0NdE9p9ylZ4zok0QOptBafU71EJGwHUQTJOogcUzuZ/l5b09vRlvbW+Z650eojY/Tokq7W3yJmUeed0lM4CmGXpS1dKQTgBGE1Nqd5N6YDF77O5/LnZJOwhuhBt6bznUbRUkapBdR31So3nrTFy3s/soc/R5rAEQpEQuooVGlNXiEruv+ref472FM2b2r8HIAnpCHIEZZD8vrHf752H7yGyqLZKp0QIRfyL6OoIKp9I9nv06z8CvPSfJf5ZMMELBPCdeUevOjud2KNLvENqTnDuRyRTJrvpgy9rCldJbjOQ0aHpzCXLodGTn2l2e89O8BGnU1XgrRyZ5uZPv1WhqoS0oNBaYJpIymGKc6f2aWkPIKFkaq74LE9iUQQavssp1WpHmtHoowrDySLQfJuE1ytBSU46khGNPqowkhcDfJDhRWe1SothndEKk0WgXO7zXdW7GYrV6lTMLFYr1lEiJbEoFkiOo96WRkOL3hLzzphbA3xrZaauHeSwdrO3xEQkUCuCrh+fzW59dLOhRW+JyQioF0G42wB865JQhV27h9nQorfEbGKsCDr8feuSdKZuZBh1OFwOTXReeuFvrSlsXbypJ/xBu33uPe45hEloDC5ut/eJMyqtZldYIqLqt1t96wHWd2ajjUUtwZXCokhuhrE9GdvRPuslkQOxk0xOJNftYbcnjUQcwQayISjF92XINDeH+lYNnF2gc8YtED5rGdRBPZ85n0Uka4VYw40amhmbecsFvYBNTLaWjOwgR+dTjlfno97Ivck84EFy1oPxcewzRZ+GR+auI8xTCAe99059bxt7hGcvDz5FgHkQYBLR7vJbqXrfiqHBhUksnA+md3ZAKmpH+hhtbXbAS/EDaslCci/T3QL1W+sIW0nIDnQXqeGdFXtijD1JmYmNidUDslFBCuNiWjnueqV+Y9+ivZyY9FZL36rEvpunrt7eFuCznoF9wu/9/wfv5ldL/SgufJdMf42oDFqfIOEtCRQidOhWuSRXlOdTK7P2Qe72QVMaVWffLEtvl622d/1YtROQ48Hl+ADg9ABQ5GRNA0HguC4ds0BWPt9oPsj5QKGROFksSqPBFwBXERs+1yE61vk6YrcakhHJkJ/m6mYnAI2Akkp0rGRONuBDUQaSioBCu9ROg0BjlbMhG4UM1kJGy4FtUO2bsTNJtzFrZ1myINemLnnBpETlbMhp50ml2XZlUFm1zOxNMyxz7OaUQ4zbg4SwGj5Uq2wyACyU87o5FpBceH7ZTJhiT0hFJApXZTc2JI9S8qwRvRRopWaNZ00qctIpkGnKqKU29FZDkTUaE9clC9nSM9M3A8QLatWw3AttT/cDEK/QC8S/ECWWjM9JckHMcNV+cRA56nt71IdnedDyWEWtSPvxscnLdm7pJwO3ZfKgTO+iOmba3geL92IfTnF0YD3OU7mYp4GhoazgcqGXMmuOIWNDZksAS1JRUXszkc5DtBiX+ZzzuABwsQAK53O9Ir5EEjyoJatfPlokPuqY67adG+4NHMC77DrfoktQbLl6kj7LS58ezAb34Hxm4QH8iwtv7zcb4WrdS1eFv6/93/vZt+v24JkM7WS0i9FuRv+wK/aNh7nTS6icnz2GginP9hgi4nnwlAq9mJ2J8uGgixPkm64Ursf+QvNp/RcbTpt/MD+ceb6j07lytWJ/RHXh2mBIUjeNeL6i96iAzBs3TeqkVEubYTWnWIKmbF2wJCZbjWhNtwxzkRq2HL8Juz5c/x698f1i/5e//vM1Lv9DESaj0pPfiHUJ0eSiMz+zVYC0Li7mPXoiVV36SWRjPYA3rp1rprvZw29EMcmPGuomDxoMFgcb3p7EI600rRMDiZEPWktc63mzO7+zs5RTORAhIFYIfoWyOnZNfHDWIwkDymCmgNBX6My035aB7QgfMrdb0std7uk8lXty4M5Lkg0XjWxmTw7lnA5YLqy25t3LoQZ2/QU8ElQZBihn3hxYzTb42iB9bhswdLY8ms9+hAFMZsmjkAycQekvCwSC4Cg0tpz6gZHnOsKtAP6H0G+Ck/Nj3ST9917/aCUFJFxx7ixxNLjFj/nz8vyEJUOeoR8bF32kuAOXgR8r7sAz9VMMTvdFa4zU7GJ+ZhBS3KemDZzOT+xx5tGCGXj0MahuvspEnEMDcNU3TVSTAwOzWNMYeuZMgzlzL+PQgrY3F1I+DJBQkqUUCiTM+k7NtTjbdYxKQECve1o5K1wvSQWQ1D6xPcDWZYjP1GgEGHMkvEN88UYBnBWKpv6J7QUqAKbyYbvxsIx0DycFrRVIyfoeGMOPIv0kRy0Ah7hSmSEFcAiY6QUjeLwZ3TepQwK4ZrRK1+qcQimw7N7F/MT2IlVQUZlnaCcFk92MFrLMTkM4qC6Po6JUP6ED0FcdPSVxU3oAvEbxVg/TOlDpJjbN00O1csM8SK2B3Qd38YmNUl5dlX5dw2oq8dqooVgRwFvNsMrE3J04HZN4Qs+11rRVbSdewgCl6qwxXwNZrTH3/TQP4nEHqmfB+gpKsXDSJWMZmd/eO4GyHJFdy6kB+GSketDCaGCme3fmCkTKpEE5MiirTBYMwZI3B68nqNyGKHdDKftIi2PuNvtNEJEShRavF2b86s0TJCWHA8P2ht6PhBW7qL8knMfRUngff4mEy6ZKz9ME9gyG6NHa8iL8kkBBIBn2bbMAiCeE29E9umYOancjdWnPyvDLe+gGIx4v8+HYNjLsBu1Adar0Qif1sl8tjcDrfYDXNUGX9ixgp9m0n+P8rMQA0FuWC/ZjPxU/jlrbT1bDk0ZoIofkiNyVey77qTWwGp80PGg8ToeaAaS4y4nlqaks0UA6GseZbSeYofVSsP3KvZ6QxLqKEDkno9F4/P19vxB8SVXzS8vHt3YYWbynxC8h3vwB5BeBvwTlpHEbk/YXvwJCL/GyxsX94uYkul49Tw6vX0rYuA70fb/QuGWeu9QqbiBB94FPZBN16nzcFeCsIOVgYX7Dq6YrIGu0qkvbo3AoP6M24GEwyk8MpaRePd4LL5GPKcxamSdAGhl+EHzip25dW/anQwMr3kio41cWj4jdrt4o230i6KhURbqQs9eFGfhI5E0/qFFDz8NEAPJzoNp8MF977bzG1FxP3fJavXSXaZNfhkfmZ1CSAUfHdSEpFhjrknla4GEeCzlXq8WrPRAkheggcmCZqtnHwZYASz7QIycwBEnEQHYnEKeMm/qd7ZV56oAkYghB4jR0xniKYLTLmmcNYM3unIWucbxsg7QMASkcU0V68PSt58vVafe11TkzthxV8JFvHzZbPwC/+nDcPcq9j3SFHipgl9vDqa3Dab151fYx7nD2RF1qkEwJyV4eve21WhfnQGhDYwuwLBCE7xKfQDAsYuok/ByxsAhLiRGGQMXMlHwpDyAYhkBhykkfENztV0GiabgyhrlAn5d0yOkhilHKpyQnCNTnq06V2J/V95f/+Pf8ReXr/+v74WT2apas5FsNX/L6KLa8+97bW6i7Z3lg+b5aVVe/DMDLwp5l097I4FtFqLSRxcHJ1e7xxK4dyaeo60RnBzta0y54Qo9ELTF79AByUKjUjDAYUWyuBCwufVaOAyIp8mGvxwFFu9KTmRSEGP0wOGlAo7PYWI+xOdt9tM+rvOWYWW2acwJFPsz1+EHRLvRgJgQhkihUOmPbjxgsYel1RXVIL4ax8ariVJEvHJ7iOUjpzkwBIinyYXDSgMFCa6At36afHJjiXICkyIe9Hj8o2oUezIQgRNKQMDjYMKDRWWiLsTnbfaJPaZdZnEQ+TK4ClkBKBSabi3MSOf5hclOBi3O/n+Cni+wCsLEPbYcxPAEZRNCG1YM8PBW6MUNRmPAbYo54t2S1y0NRaHzRL7iYwdkh+K1qtV0BDlS6M1W0lDA4P9bfIC/5aXVyTH+FzUL4oh+c7738y8iG1bh64IeiNM3vzvALSbR4xRfhXfqiGtnFsZFKotBERvWWItY60jDSGp7mLeM4r3J9OB/3hXcsQSOCwlBiDV8kFX8hkqMfJjtJKGUjBYgkTBoeSDPomMqE0X26fgD9nvlliFHptbvYwhFpb3bkYnd6aqllaWNzaz6R2gG+JezQa3QWuy4RU9klY30ysEn8IZFjHzaX0SItaJiaDzmQ3cjCWMCi5a6PoDSNu5GFcYAKlkJKc2x1WrNba7TGQQ9qIApdklaQdXP5tdTJcj5NZ3gntVvUFemE+dwGh72HUjdI7xIHagbJa2ptrgzskKJQa5MWNHiG90xCZ6Hmjfjr9tdQ5s3tTEt6kCnIfJKA9HhrJKO2QIUgfKEP3KzSsYGMmyurlTrazJNOOPIpBrN2jwiY9ZHINffJMA5dHi0YLeecXsBHEYXCqtnDz6Bic6VpY9nZMflQaczrc7KCNnKwsTlEuv4obCwyxFTiMI88HZBK16m2bYj3Jb5VrbbraDmhvZ4y8PbT1I3NcU8yHMYIYlnYMRawWAUWp+4B2cQhKl5K2esmjSPNhhbaAx5qivKCtn3oY+qvXX9eHXvBHQHfer2dHyBty08eoSQ+6zAylZ781KjroliocWYxRy1cFPbZfSfSdLJ8J0Q4nnnijY80WxzuP/ldb4Cjl9uojs2hicbUMShomEF71OBkMJxCR/aWzbEucGlzrBvc2hzrAY82v9unCECeJgAzPmPUBjcoITG80Oan0CUG53y6XK6n6w/ED01Pvg5QHe+ErxdE8TWVle1U4AZ1cQ4yVUUzXphvxfAkT515v5nsrYYUFn3Caizd5oppqT0fzmc2tLk9NK17h8MzCKUZkx1ksBAMkQ32oYyas92rCR/Otz0AeqAYV6wRlFQXZR0nUyiZwmRd56ue9KkJz2rZq/NtT4Aj0cWZgAQe3AsjgwtrHYZMRRKWpsVG5aWeFGriA5MGgJmK2squ80kveOcCbYH1e3pqhIbNsSaQRrMsS6WNEJ0D5ws1fHMsyVGo1V3z1ckBvnmpwzDmCRf0AvWj+Vk/fP0oG1Osqlo3uq0lzoMea3m9J+v6HDSA2gEmEFXopEzqGhPXIk8KCHFeL/cHIPBs2iMayXLpY9kcsF4nusJwWQdEYIQkHHJKgCbOGaM4Nqm9jhgDGMe4ZIYrDmm8XpkAmKA5opL0aClruHMGZrCQMJkvk0T5QkRZOhusR6lgM9KVMUWcUs25XGAsWBVO+dIDAJ/IpwdkySZ5pEq9tCewyOccPzgChIUT1WI/9uRA5vpwoV7YA7KHumEjUrKlADSUMU3lyBLVsT176rI50OJc7rMeGwIYvqdHxE1CQZDwLmlIR4Z0KHRNd4fMmLiAcMEMFXDWLRfd1YudAAV1+QX6fOhBUIvoiSkJklDQICKGsdx3x+8LBgEFFlOolA5FHlGWHUKWfK7MKd/Dzxw8IeZ8YzE5NHWOcGwbx0El25mhxoOEdSmVMsRl6kuHwMKscCjLsp+a2ZYD1gmJm9RblaPOi/qV+Z4CvAkHiCpN2uTXJfMg4ygxeGBmZtfYciqFlxh6ptG6qUsyMHu5vVUIeEUHmnplTQfNcZPcUkO2eLjd+WKA/oqIznyUT4B+Kv4ZjBj6/QI4cCgqAUq4VBqSQ5rmnPbV5T0BhMHf+C6hgkkBMq5F1hQABo/u0iPDiMxMzIJQz1VgBZH6hBQbust9w1kv1LA0OJJ4oiWLBKjtjH5bhqo3cw64D6jhIqJaJCBrCmRKDFqkEkZ4efsfhoDAoXXxIZeBGUMFTrmtG25tD1cns9sB2j1wjyRJaznxC+pSggXZkDn8/F25EynihAxgrOuMxvAmTLq45Q6NAI7EdAvzI2tVuJPpcmGGW5RV+k763giT2CKoFHJoSb5KpqxTaWBZqwZ2uOHO8yeooBceIiOLBCSBoj4p0Uw21c+GoY2FW9tIlyxXVR2yA7DjdEI3BTEuF2q8QsMt4HDaDcA7vUdO3ndt3i7jcDi0vLvIO3KCivGJ14IJ4IWH+AtokAyhiJSpFjbFhlfZEKw1ndHaOd1dKCLay/tomfXo1qudwNVrwgDA4EQARBVGKNKkYTrV4OgWMzLXum7YYDjktpxIG5mLwVhYoozOWMspEQLt8Qs0lhVZRUxm09ZiE5BFwASJ4ePVUzSWFKIirRjEHAqSApsgTVMWTWeDGjmpaRyu2ePFnoIckVcCUGd0lyfSJRtXzXOZA7S4sySzpJQOjWVKp5XLXHYAdm+FcsA8LhAcF3T0wB62yEgjBnHEcr5vVSlgy9E1t9zVC/EEDwfWspMuO7jT5eXVqZ27zupWi8GElMFaZfKg6DjW+dLW3VZ1joqxbB54uO33nss9dEQNZ8zmakPABR+QyjHZU8Arb8B7Jq9j6pxKu7P8jZVj603rrYdsC79x3LIydg63XD4jgI3enQfRA50kYotLbriP7u6YG3jjwQjjRYeX/ff/+JdPf9Kf9YSxPN9Zgl7oRD8Bdc6XOZHT75ObNc/nNDcx/7kpSB+vgr8O2/3LX/0hZlBc8A943bnXltJqRjNrtXhtVToF6u7eGbvOWTbEqBza8DsM7ruGHK94p85bj0xZl+RsF9hfO/1h+uIZbPOBfsT7umE/YZzjB9dZl1Cc5lE9N+jyuPk2SM9+nmspnsL+Y2t5l6HtWP8l7bwv0ftR9G519A37guePqBfzuWQrf19V1f6LSCfrXfD1iUbY6xRwoogTAxwaFXy5+qfEVwVMXWe3CyoI/53yfEcwBGRIZuf5P9XdD993e1dD233d6YfMh/UwJuS05eYGV/sv9fkaqguF1vBnFxUwBjSYsHagt1S/NvPBuw/AF/pALQfCj6Mf6NwggUJjYE2J2hk+mLklxgKSs4e8FLATCWIFBSt0ZwyEAeJsqihtSrNrzsnuegAcZYRSXD/LWVaYPN8bgZ92OuO+MsFwUoSj5qN+AP1G2l3rjoYXYNCFsGBiQtCh0jIfcI5QdBK+hkG5ISs03RnfYHeBjyRna9m6nurcje5k1skys8BNN3jNkvfkoKeSW7vCdIWzHu3HlSxjsFIM6R/i/tO4jH9AhzxAxHiizP5HzGFGk37WUjH/+PP9/e40fX0OTvvCi8cKUnEo1UX95yt6pc1peBsCmYrcRCpe8GpzbIKJ8smnBe+S9wr8+897QluISBNoEROq0WG8slihZWN3eEnfOXpVNcSmsSu/qhA6+Tdk3WUp3LANIjNO1wSvfwBUiAei8dklIrRzJfC9x0wVdWeCnaZKfaxpMVOYE7XLnr3b0BQC5abJW4JLvAqzkQ7eKx6Eknkf6br3yAR39VoDbYuWreSAFqb7USvA+9tIr+cccGxDloFKI9Gu/eRUObMnIPJB6YFUU+wDlH8+7/7m6TeN919P7/qt0ofRaX/F8BjD4+RBPb3htugXD7CCIwa5ZK7qsc412k09sQdgDy7Q1MzQmmOo0FAlCWw6vug0t3VQTgZmE2659fwBcugOhXtkc0IJp3RzwRxXrMqGurxhWnU8A2wptkqljjNaO5cnlq3ZbkzmdM7JTbf13ArAKlDB38Wl8IGlwR3qsZsVekfp25WzhbxCf78VP2/O7O4fe5ZpD81YtWKXUDtq6L6LR71Moyrx3v57sbZF3uNla1W87vqAzYKZOMSi2WKd5akb21KB56yu7H+Suvjto9kV7X/hnPY71+E/CVfF/u/tK38+81ZZ7zUqThn0ME9F+6dtw90+I+9f5z7Qg6/fDQ9n6MW50bffva1yzk+cpUUr23yxYtbpzPYeg1k8jUo/O9DksESU+ZFfoxj/3YWZtrBK4OxS55Bmf1MK3/YIRbgTIqegARgEJPQz7sdTY6SmyzmSu+16eJVZ1SEujzxVgsjbRZKza6Dz7s36I3IBXZDlYTI54s7934KGaKJLU/SX7RI6NP2eNTigYZJcmjTR+bvLx91rss2j6/Ze7nNDtNF7E2COlXR/D81xLaNDAvivoeuGz5vqUK10/XX3QUvx0UaH9nkXHrvXX/fANBAQ7sxjzaD3piV5Xzf16T3+LXTIrFTPSbK5eehE586dM+Z3f9/fcSaeUi0vZzb42WXOO6IP6L9BnnofJfBBacEztqnPJ2dw4Z42fu9D4L49qd4cWCEBEHDKjMAZ78MxC6VCt0cVKdBUbh/7dmaO29rGfshkEvbt8NWt89+y1g1oF6W6NdPP2X/9w/aCP+h84DzOP/oq32913P6aY4/gHOwjeeGbk97Rdi6Tf+W5Ox0vDeFPj5YrrT2x64qz5U8498CD5hkaLKwxS+yJqtwlulhPkQtOtWQAN/vYmj2WpJpB0YtlI04t56k23KW+tVMUfqfeQmLwbg4eHNp3hi/AAPYeb/8iOaMY81c4oe1ir1RM3PGN1Y2+pF/7mPnjIY79f0CBJOQfbNOdgHiXu/dTjhTFkaKjXeC0740HcDwzjx+LeGLBu5kMRo3+S84CkJhqNzcUHQJzy8gvL0IybjplkRWKwkNlkT/2/HFOeCU54HXP3PVjt9eCYoBICmWsorFPk7iXtGZSBU8VhNs00tY+IUM6cDJALEILuHjMX10zhc77ChPZWj6SAMY/hQCC2LlqQibV3Jh0dE5/IFuQiq7/KBFYBlu7AsTTRNnzpqk7CLTnGJGkvZy7Y+85FPHM5BZI/VbBKuCWhuzt2fjO7jfB6nIFYdyqCZYkWN7+AJaRoi4p9uWxidsGTdEqKZd72LqOWO/h9PLwLzRPXGx+omkJIQJ9F/zgpNMCjPb12vgiuSatXZ8NWJrdOSetWPL7r8X3T65ly5FrK+V4V9HljL1Hxvzxx+Z771PtWXSR072Y0JVOvwfG+U7ND6q/ljMAOOspwFXfJ+yxXUk4Cervhrk7fPAr04vjoVp+a/O1XQLARVF/03fh/vtgva4NdhnIU6Ta/05fiD9qePvy4uvQBYBi6NYA", "base64"))).map(([name, source]) => [name, new RegExp(source, "u")]));
}));

// node_modules/tr46/lib/mappingTable.json
var require_mappingTable = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = JSON.parse(process.getBuiltinModule("node:zlib").brotliDecompressSync(Buffer.from("Wz4ucgB32MTpdpNqn+J3wA14KmQO2TWEzwogOt0ERQ+RGoRQ7W/9o0VRVoeoBaiqek1QY8iQI4DXVc6y3F7H2tJVOnvZKGEtJ60PeLj876Bi7f4C0i9/2FSQaPJuVCF/u69XcRJSyGsHN7yLColrEbhxEhO+9n7EoBk07rGDcn24NtohR2hyjjhEtmrKr0LeVPVLglIrScBgCEJo4hGSIFgaB4UUPJ31GFk+vFP+C0lqNULf2vPdWMIQZIlvN9DgIsxc/3culb2eGlCBhkpMBag/P03LVy9HqPam141uS/lmmNxLx1JghNJ5Bcu/jyIfm+RBH9V1EE8+uCysNUYtVUMSOXMxxCrz3wNr0qbK4juWrDOtnNtLRuCukECn/peviuqY9I0YHP7YstQ/pKT7vjVBGeLiH/5PJc0JUMcEohakOi0hevcHZjaNk2+ApTdfpr4N8+qCBHppdf2lA7aptpPcUcjO723CA9MAEwmE8//T/Nla994nS5qRP+CTpqOpUoWywyPZPjDzlMWSOUTfP8uy9HSQKrCCyfqA4vkhtkWbENmi5be6KuGaHUOCcAKDOIIhON7+/y71Pypd1XtnIo3rb50tAYIDqa8cz4mL5pVYfuXHv8bZjn6hgYFZtnAR32agAQUoSI/9QfpengQLprWbBj/2Xs38SkEUAIJV7CZFydK/7mz39sSQI3gjOcvGKLT4R6TIt19t6T233ZrT3uuO5YnQP+JmvWGwVNUe+oV/2WWYW3XxhXNIkDggGgPVN/d3UL55E6i0lTpjdmJ6MKLaCcRyG/LPZIX8mKXB/39TjcZ3Ws7Y/qlbGXqUa5yfooy2yigxWi9AyyoUNCxUyT2HWZywtHr4/tP8ls6p23pw1O5iVWWECdlkqS3PJuE/q9j9YQ8ictKh0E1PuL5qUBNSzv5b+a/0n1ulrn+mpVte53oJAx8GhuGnUbZuZdPYk10sAiSHGz5oaHreJs3fpF3xLyBIcPpJgpQgENBDIf0GeOsXU7MJeTM/Oz0BQtqCO6OqTC1dZXyrqwy8axQZBuHWomhgGPy6843n7mcH4AFsBVkhaG51UfBZUFjMz8UovzQ05oUsFniCNEf9gWLJRlWc5F3ZgcOA6Xv0qZKB8xP6m5ysRCiLp7IKpAYU2IHGQejhbpxxwGkRBT34N21fSiCEkOu2ZwUWJlwWRLJMabQj70he6TalM3TwtezCsEtPacwhMNQKih+91UT/d5KtD7TMWEnHeoxlNlL/RxKk+PIqq4LgwHb6L/Dvy6yvc5/whGLSLrIsjIldP/fPvd2evcD3+N59m9wLHicRfP1SJpv6FZ7s3nkX2ZYYpRjHhZi8kjpl0jYDVS7ALIWcE/UUldc1ptbWQb1rwEZq4maxm7IsGvU81n47mQm/6J2Z+jqc1VYbN5fKT0NWYHPgpp22a0hr1xMXlWg6VSE+lXrNV9rXf3dg5WI4Yl+x1hD/Ev20Ecazy6+wX4EIeta7rPP4u22BuXJcGZQPeUJubXnAPw/+gcifHqdg/I8uVY30p9K+XWZOAkVeQCGhiKeYVEIppZUxyPdTpYKtkqOKq5pQw1NLqqPU0xoYjqFLE1szRwtXK6Hfeg8itWeRDlonwytM6Wbr4eh9tK+6w+GgBzyuPaapL0Y37jT58gkpuJwutNjCZizQYzPiLZDsoHTCsmYq+FMzii1Q7qBqwupmLsxzM9ot0O2gfsKGZiniSzOmLTDvoGXC1gTKfqvQvrfVHPW2wP2sxJl30F/4LH36Mi9jX1j7LTW259r0N/Z8zM2nT9/glVthpPS6s2g6YWpdxlvtpkMGNTMDc4UYeMKMlAgzsvL+z3rZMiPdbA+sCka2BfIdVExY2QyFemhGvQWaHdROWNfsCv+uGcMWGHfQNGFzMxblsRnrFth20D5hRzMV86kZ1xa4dZwMxuTLuug05xDv6ApuvTbYcigG3AyZhg6DwBtniBaqdKkA5ZK2ItFnuNIyAOm4izA78dGGfdTFIXcviSPMFVUse+wUUkRFFIKIKjH5WZEqKRXjOLOZ1tOovOhe0WPL/tJLnJaGFU8rGCU0wVHiEkWYYtpPYyKBvKTCwCtwus2wH5Xpiq0NN5C4bDOHfocrKgMQjYuyOF2yFPqZkUDpgpJypNmge2wA/FFvrrtOTnuzQfrR/rB6k18dtSznZePA4voCjizkHJg+cSUYeJKMlBQzQy2qglqGDVeWgVectBuxkUY1XXwfJbhyKL2bo9iWUGpHKjfRKpWQYt2nOWptidIPo8l14YBUKjldw+sp81VsrPEqXHWirlcL6ANifvi5jCPBFa/iFZ54Fa/xxetwPRegQrUtEO6gaMLiZlOQN81It0C2g/IJK5ptId82o9oC9Q5qJqxthsI9NKPfPviK172dEQdBGjzyzvuV1ALrDtombG/GYjw248zySgf9Cy/JD6mklLutnv04kIs6BO+gmU+rmNYs+CA78Nd7KcaDZkDFrUCCAMXXzIUE2GIwEfi6DyZE2pGiTbRYJaTIh/RBv8wr14S8ptvZXkXpM9pvVVnphEN2Y+pXqtHaY2YclasLiARx5UIgbgd8q9eVz2sV5zpN1266nZEWzRs3NliCQjxuiVKr0AjWil7x+LvdxDsXyYDKssA6ILwWnO2sju6R0FtUiNBN8N+V5cqyuSaT8xT9Zrs4+7UE/rhwBTqseJLJiXgchlD0tvppr9+APxl6ranQ3aVojlcW0rK3W0H3YJI2ikrxyu+qsfKo4Gi2BSIPu0xrba5eGrsyMFM0ribdZ8f193Kc8mKzacVjmJhK5yk56uO87VNTmgs2xluGVm0+Ukeqd3UFz8aUEkXoInvpFnHrPCivcAwNTqGvzExqobTS+jHcwpR2tg6OTq4uQjdPD6mX0gdHAxiC89ZUhG3CYacgxBVKCOMJJ0VQImlRDOh//gX1lrurCV9Ut+CG2wtFvVGnjqchSNyLiKgEdo0LEM0WxhFQts9gFFORIx4cW+FxJ5vCv9PMhC6Y2IOTKjw5+esqucr/XdU/GOsW2HbQPuGHez1zSGDpvgXXzY66X3s3woBMMMTVNlFFGZxNdlmuU43cV05Hm8sMohXdbM+DawQuESahZJxCVLeVRqczGWwmyOKyYQ7KxXlE/4O6eqAbmSa2GbRwrbAfasPtxGNXnXQX0832gF6u750bAU/QE/KE/ywKoUOZMDYcRHCRMApF4xgiO1UcHSbwLDHHrpvNVbVDYdxcZ2iGFrVt9tODCs89/ZIvgzFugWkHzRO2NLs19dlmbFtg30HHhJ3NomY9aMatBR4d9ErYx+zVfOf6mvsJtp8n77pzPpcX1mF/MdjQ8INAtoPyCSuaVY181IxqC9Q7qJmwtlnXuMfN6LfAsIPGCZuaTU1+0oxlC6w7aJuw/eRtqhjfp5pxboFrB90S9jDbNdfpZnxa4NddvF/8U4jQtw3JIL9TvNNiDSsROKmIZDIZ7rH1UdTPsVFsn2DlDqomrG4WNeZBM9ot0O2gfsKGZq8mPteMaQvMO2iZsLVZ1rSHzdi3wLGDzgm7mlXNdtSMRwu8OuiTsJ95uF7f4HEzwi0Q7aB4wpJmU0OfNCPbAvkOKiasPHnbKtT3rWbUW6DZQe2Edc12jX+6GcMWGHfQNGFzs1NTnmnGugW2HbRPf37SlddP+LOFGNHGjAlrCsw4c2iBLLEVmXpRNrQtY8fagxZsnABFZMcOMrRXMq0wKusEGueCbuTBXjLvwbq/jtYzBtYITJwZ6jcbCkvoXvpbJwJ/3KNEldepoii0QON79K2Q62zOaHJR42D3CTp+ag+j6TLh6qyMsJIX0BXDiPV3OjwGXiWVRNlUldge4oJIyFyOLa2sN3OG8A+wxuft8zWS7K6vXk92uMabZzfGMO3eSq+Wns6lD9UobYUYD+qKSJkhc7ru59WNl0i65Vz6uDLHsxxaSFZDT8AYYK5N7ptVyo7Vc7ZXetnx4jTNJJBXt4KFbdyJ6B0oOWAi6XpD6138T746STMDIgMXNw1sgSXYl3RWp4+3mmJvGkaRc5RSOmAClgAnZ5lw/PX0bAxWcIGuDKOq0WYMkJxkYnDJlAcFlbnrVtX3fBYlxo1HtcuVXq08F0RFkihhQ8ardV4TU5SKHZwaxu0CwVjx8WfU6idqjYghrIDAOZ4S+MgZELMYNLksgsfuCbynu2XSPbTJjCiPFjgP4xWwCMQD3tElM7Kqt7tqGIPH5CGigfjsgQCUmSbdVB2nRi4obgxW0O3USq+mvYQgbcHgDBtXuI4Qwu7cAatWeStkvhydFxdbc97ahgJre6OcipVYadkrveJ4yUq07gvraZS1UnYuUWIqpNf3mNf/YFi3d6jeRNNIdH2Jo5mEWkmkndQ60PM+TkDNUcseIDlJ0xfQVFJLOZNMnTUOA5yLQxo52+BW3ea4A+tuwacUAZkQ58EDAQmbZPyVhtdVEzxoUaguadw/AOcFlj4QoIgOUyWb/ArxiAKR5VW9u2qIMWAFTHCCBuiQPM/XZYzdbfvCdZQ4FWb3s9Y+zELZGtWXRIUOWqZn/cmP204Sd+IuLk44GwTrIel617C0Kv6Bl8D6lf0gO3YL+kZeVKFaaGOjlBCUWGTOqntYrZyyxlnlHnahr7sn6sNiUqypjJ1djWQ/XCcTNptWxsAi6zhXU+OkBdMMM0v5LY22xZhgBQw4IZN0RfVa0UrCOO8zEqfdXqGJrjtxDjMIumXsYWdqFu+WZ2vI8aKqSg1llsiJPolEh3TIYPYqOauKbW/MUfWB6kYqpcI4THArLOMKbBNQiH60SUCdoI2NdD05hzNeKlsCh7iPogINHxBNMsEbDPIJbTCwiIapYRqtjbkSU12rZfQdB/DomxPpg0qQTZjC6XbMesjDK5xwYnBi8NnH4OGE50pI4BHpBOYcRgJqtBkDiDMkh/tmzuAfbBqTpZxZxqc0Sos1CdTU9gwpTJ1S3KScdn75sAk1a1THRaWnHdPz9LIHSA4oZEiXmTSfAUIGs8+yUWAjDkGHE6yUoUMWuhMypCvLObCRE3lIRhoZJ60L0aBlzUlQlwUobMh4l47cYg2AoAkkomFqzASIaEQ+s6p/tmogzpD0XTrqFmsA1p3zNEop/WSCwzSzzBEsL2yFbdwJuAAiJG5z0DGxTCSRqupgQYNapcyOUsH41Pck09nGpxbds+jeSTfC7DB26K4n14JbZTNtey/2rhUuPEpV0f28wnQ6uAM+IrjmmDHQZkihj5qBXTmN+T4L0HIdIBkppJ8wAdAzNQYj1pCQ1oFLFkfoYKfrBDpPVWNjhVMfTG2BEutCz6e9T2o4OkkHVEAjJlyHG7rVYm3tiWjI8mwTTHGwwKCqaiRqAUqZpb2hkU/QJFWyvGiSG3YtysXBMEYUl0i3Vd1WG3JKT8l5e5TU67C4h6QfKcexVZjglt9WnXZIbkANJ0Ysw8GdZKBH9gMKvmC+suBsg6mQq2Fjs25wE1AB9Q41dFfISixe3Hdfe0GHxjCDgDNmlGGWBvpY2XgURmMRDbfk6gA9HFCZs4Th9DEE141RVmCbyuoX2VFGxbs171lc3d0VlZMruT40hWu8xutrL5xqhhkDiaydwxZuxwXuDevM3MXDoGXNERje+g0qr23wHCmkI4OqVn3xNMaojYb3Lbi45b4u/fXB2ie2H/jkmx1RfirBBwkppT1HFbhInLRRdsKSE+zUo0zVu8nLq/c2ClErZZbIWVN+dVrszPdZIOUC4LDdXunVjqeOc6RSKmADQDingzu8Qo5XaL32w5vmNmOAoWd3cIHzmnuexAUnjyLCpqrcUf1o+kEgRal46rystFZmgkf3o3NRaSufGX3vj/TMtWztkLs/a2Fm1B2ErC2Xe6I40mFTUUpE+ytVvW7sJu7xpp/wNnJfEV5yklGNmsTgNnPRWbGwZ6nE+h8/MysiHIqcO/GXD+TdshWWQ/dwwwc5pd1NJwy0m9sZTkSaddRKNemw3e4kNu4GoMUJANaTuWcNWQbugnS52cPodghn7tPRM+l7MCe1WXZGv3snL2DCQzeKlvVkZtsDs/jiBLplHluhKmiqdmQoeEWHrmdeDDBMvHbvlcDBqamG7WElQFx0eq8jsoiqeVSFN/w5qnaUo1aaSYfutkfVGf1+H+bU0GTdyGtnL1GDxv7iCAFWtrcc7vx9noxbYVXXHeAmAJ/gnhVEi4RgCHuTuurdwCYEJZbxOc2Hw+tXNfqGHqMfoveUjiBnG0Q1YBaQC171bgEuyEoI6ukkE0svB5nMVe8WoI5zx0/h89gvQCZVUiAHCfisEB1qwmw4RLhIjKJojhHsVXE63iTYREhyyZhCqZwm9LsydKbJstmQ43Ixj/K5QIRPFeliU2JL2ed7ERrPxnVOkK8kUmPfCIixmfatyXRr9LJu4HmMjrAJ4BSZRY08urtf2ImNiL/W+Zsl0K8BLCFI2EzkdN33u+uDi59asnrKmkTSbeMS7FNiM8hHpRFc3/fTHD2NLwtQyJAe04/IXilEi8xlnihl0BNNPcjqEsI2LMoJgcNsoA51CupOcjhra2dwYkgSSIhvk0HOXbVwdeeapev4x5MQg4102ziFzwl44ZmzZ71wEMAAIRzkzVm0dgYnBicGOwtvjGVqVhmylFXHmOTOHw8w0CbBqxyF2QrZypnReTTxMqes1eyzVkwa2s9qfnDsinmfXTHuumvW3WztZpd6fsgkzTZCk2vGFtrKh7C23ppNnUrDT3dCrbkRkpEbr+ha5zcp1lMJJDMTWYllhomk1NLkW1OIGtRGF7mFDOFjymbMd51AihyttMEu2YprmEfzAEkC6XK9J3gT1aiJXjTa0Gc2/Jfxq6r6tKr646oavawbeL5Pw+aJEqQ9o4eqkHRd9b5riHNcJcBJeax1CWUrixw5OjVChrRcHazHagj4g47uhHfrXJxuoGd0qPI6zYt3w03/bgjjbnjLUXejCdthG7eX25nsFDlZIDIKojqMdTgpewoDFrERQGAOiCHtLzpkrQ6HNAfAM9AZmFDqdMV07bsNGEGTlB9pOB5iNnXP1AQjzhA8s5o61kQWsuZsXYptY+zEaZxpZjNLxDs8Ri8Z4gygkEm46k5H0KFuKlcmcosx5PqsjgIRpXMVunTQvs8QHG4QoQCo/yqPM2zcxp2ACyBCEUbkxGHkRolkEQ1dPq3zGUwrlC4+T218qThWmHoURebcVTLtqtjGThzhOC5ppcxZokQUeTKTNznJGPl42bWTLsQ7PHquRoSQSXg5s9MZCBpSfluHOwkUBAx5PqujQB2z8n2yMk9KZlE2L4R+wP9391a93mo7/BQArWI3bCi1JgbcBZMmuIWbqDs+YkvJ3lFe38fwsJBFPTYRklwyplAqpwn9Uxk602TZbMhxuZhH+Vwgwm8V6WJTYkuhzJVjBVVylaiPqtG1ps7WQ4NrxCZq5hax/qqfbjPttgN2EmP94V7vcWG2J/20Z/22l/0XYLKsR7sctlvdnpC4ufoJK1wv0fUO3VDgHE8JdHKW8bN7jIORxoL5ayGvAchtklUqv6qDdJSunVYzfLUnCN6zS7+n8hRjmjJcJQPryurQ5G6TW2Pq9b2XWDD/FaZde/p1ZtjUTJsespn3KiCfTYT/vwWq7iiAcUqkHbLjmJkjtPdXZQ7aFd/PozHt3CUChrjlka6g15QV3JTi5F2DFOldl3tBW4+xoaynucDy2lecjYXWlkL915SN2Mxo6ab6b4xtOMZNwVoL2PBGMphz78+MunH8Bp+ZPLO1bG+5R7fTHjIXIv1zG4NFi9vJRWdbEu0MyK02FbPcD5VrDuCSyBN45mciFlKW0lYwKkPKKvTNrVfFLHRpzEftcQuEH6pz/lA0KhoUTQrnyPJF2LZybMf2hAiDcb3UmXojs0jUaTvQ2XAwEH3pYmPQfi951CbkZRMJk3Cd7geFzq/fU3bygVO9oVQ84F1kUNVomVYGNMwZDvJD2aT3rSXt4D3dOv0tM7iFoR0OTzxyuRT6pc3YFsZ3ODHxZPlV1af+UbWZ3sLMDmcnnrtcF/91m4UtLO5waeLly00p37RZ3cLaDtcn3rjclvltm60tbOtwR+Jdy6E8D232tR9+DrDDwYmHLncFf9dmZAujOxybePxyLOJjm8ktTO1weuKZy6nYT23mtjC/w4WJFy/nkj63Wd7Cyg5XJ167XEr/0mZjC5s73Jp4m/y66jv+uNrsamFPh/vS558TXK4L/LrN0BaGdzgy8ejlprBv2oxvYWKHkxOHBSrr93nt3c+EFtMp3xWe3gplbrmEE/iY+GU9joUMxgvDIA6DNAzyMPxT6pa7Ur9rs7aF9R1uTLx5OZb1sc22FnZ0uCvxnuVUvqf+5ucCWxjc4dDEw5dzIZ/bjG5hbIfjE09cLkV+aTO1hekdzkw8W35T9bl/Um3mt7Cww8WJly7XJX/dZmULqztcm3j9clPGN202t7C1w22Jdyy35XrbZk8L+75LQ5P+ydfBfrZCvIEZBxkoGiQZLBuiCI1XhqmBJ303r/PZDq2y69wURpBgdFE0JmlNFkzRQU2RzkJDOap81c1KFBVESWGUFUVFcXQpiW6l0aMsei1vjS6dGDMaYlZjDDTFnOYYaomRr5BsP2X8uMCNv6s39QEWrWs3de8qaR5gEEVg7DJIbbDGEG1Be39cjaoF3cyyZZBGnJN4Heokk2srUvutuO36z3bnuunTMR4FBoUGRQaPIcESnaWiZZLlk5NAZm3KcqUK19m0bVi7wNnHS7cxmQx7s5YtBTgOPlmeqxRekRz/+/Dd/BjA2guDUDAOIaKrCqPDmQA2EARxwTAEheIwIr6uArqQKWKLQQlXCstQOS4ghpsqoouZErYUlHHlD94ToEJcRCZ+dVUJXcqUseWggCuERagYlxDT7SqjydPYpG/nTX9oR+sejDikwL3SsZDb5l7PhjtM6Oze3zwlPkBqGzn9M5Tt43ghzhn4fMNLlyHwbPA+yqa+gkqOiQB9J6heuK90u3C2ne9w+0XY231YWMZn6laztiWutYSNuoCqtx69/BcA1mOg7TioNP8Lbxo8nwUZTIIFvEmBtVfXa4/5ZjxpTpbWRCI+vzevzauG6LRbWUk8mbUNtJypZe04gTsNFsBWxZkpmBlIYVD1z/l234gsrTEqpdL/JuEAWMNAnE+SacVKJF2f+5x1ytVILLi2nLf34hlP9H74MzvOs3Y6GjObBnZTxv2XE0Am8WIzmjkFmTL1Mohun+mmhofkh2+m9vV0CuJErScCp8LUcWrbN1N3KyDYYpdvKA69c8tsIkkj9iYzrluh67aSdpzXQ1tHmgyqwbC13zxupm/2F+rwWFHOR1OsZi3igVm8g8NW0fM6CIqYjep6BR1QT7wLHOL6m5uMKJgAbhfoWXyCIoOqZwIGlxCkzFky8OE5207GFcz/sOYTbZ9WXTON7/dpRYHQBhO+21qv/d6m3Z79AHBgWFuOFjqSI5fIX8rbVabLTYWthA7d/0pIEN4VUXvcvozbqc50oSmyxVDiSrGMyrlCpmzCuzUqt3Mnd3MB9Pbme5dDdjVi11PvZuZFvVcT0afFBDYLocthnupYHzTGQ97sRwRjsefZeyWoWR7bzgPZJ45F2YYCa3ujtFhbey6o6mkBhVGvpCCjUt1SPQ27FuX80Bxzu4uoKVoZo7YLTjVDzlFK6bAddnDXQ8rX8Fn//pS2rKM7XV3r6breDXSY+K9vDdPS5TQ/FohN3PJql4mORQHt7aVR1Bl7hAtwXk5PwF0ecquO4E0GBynYA9xdvs19G6DF1ZdWXalggXVvDkxNwY29TC0OT4nQueYOa+e+9cJCnJPBtH6AL2U6Dbh8k7XWO3aw/C+1254gvdynCMZpwRqbsDDaXBOeN/0TRMdTxNxWlIOQcSgPV3XtkAz08itUjolckwiTcW7ouFDC1V6SOVzN30Btr/bXNX/NZrvuAcHcVkL06no3dDAoO4rzghRRuik3ALpU4R7fTM9sZo/FDRr5MrP8+93Th+Kmjgva1vdTNfezxGjErsKUQCNOY6gJWoWpsKZkFcapKI1pTRnN2VW4K4CwG4B3quS5Uj4SfBLmaDxf8amqzxWzmJmxp0KcjMvxqYJuBTIGG0eEHcsMt7g+MefM7+wIP0g0EZ7khIJOBpXqaO5r+tq+EHXMB765e5LmDtjpra5thu5q2JJv/1jCPGh6phbrxp5Paz7T0aOa0BvTPrNU7USFFvp1BF8N3NTf7ENtHiuOVz7tteh0V294YNYf9k1wXXcBF7mcw2qoZv0wbz/zCPa3511/ABGkB0jWzS4RPNXbUGD9/t524xPqjiRRiWWigq42vUIZpc+OM6t+ZxWxi7oVOMcTSbrJTLcJ4BJJe0VDl0/pfHr42PnD137PW3sAkK7AkiquZWanWv1O1RxmbNYBLieghyRWZLxb5uqbuubf0/mtbIDkCliiCtfEWVRLF9d/p6qpbQOtC9hR5CTzXZXkZwcq6bd5u1pZRTl7PEKRHIvkVCTnIrkUyVWRXBfJTZHdFnlyUMaZPFsARa4Ey6iCq8S2qTrdYJpsC7S5Duyi3rGSDwD54E9URTo2iU1B2mUwSznOy4TtKuqSKdsKVF0N69TgpszaqbbumK7tQeBCjCjmREbtVlpnTNbmIO8KWKQSl2XKoqq6Zuq2AU3XwjZ1uCvzVrVfecT5rEu/xVc6xcUepddMOc0ecZKVG9WN2gWneiPpBAoueNVcc5ZplLXyh5PXC43GWGNy4i0dkpNMCIxaFFrjsvYpyVTKBHbxqXnq7jdFmqREzUyqXXCqNyth9rJZEO6503fZ3FnRUYWJrNFeyhzkc7bBVJPNDEju33ynKmMudyiZttcfLycWu1aTebvLtGSuO6FDlFjSys3tjGzktUB6rsadSvqDrp52TW+n2U0P+GhcprNsuz8KUUfiU8dXbk3mqOKswniVWuZpcoZ8MJ13M+X2ZwG9DaI+QG6CcC4ux1O8JjE8Zy1f1qWp64/1mz7fswcpL6VRrSlXPk/LqN9H09997X6366L9oavOF4vd3nQzkwrcWzR7SQjVxwJ6RuNLBe5lmmwq6Q96dtYDcRbw9iRcji4qjC33s9d53wGaUmo+ZeYQg6Z/mJa+14Y02CwNkArccjjGLeu1cddarf2w0uwCDKnODRmdKtaJSW0TMtfCNnW4K3t/uR44nTcFW4SSK2OFqtzHxWbkpaJ0tImxsRDn4jGBEjlJyL9blaJTTZpNhwyXiVmUzTky97ryNGTwcxXzQ+/tvfNeWgf6m/DE1sJU1CUPbOHWR3EHKNftbSeSB47EFCdaq2OqoGrVtnEDWyGWdQZlhNRZQdFKoyJdz6aZq6ItzuNqDb985BlsvGtUQSmX4bOMMwIxZ0rV4qvQAcB6/VxNoMiB1h7aOl+4g6IJi09eqIL8RjUj3QLZDsonrGi2a+TrZlRboN5BzYS1zU6Ne9OMfgsMO2icsKnZrclvm7FsgXUHbRO2N4ua8dCMcwtcO+iWsIfZq7numvFpgV/34HMGExY2yxr02Ix4CyQ7KJ2wrFnV8KdmFFug3EHVhNXNusY8N6PdAt0O6idsaDblsTJmUGycPjbus/IBC2bu43dzG/Hkqt5ctVZ2LGLe9dX5L65oZhDXncfbnr0De8tO0E9TbnkK5Vs/yxhLoCWUCU8PVOIatl1zWnXHGdRdieNW1FvuaHENgzeOPe5W4AnSIzxRRUf1ScmpoYtMBhOJdBVUuSJcqmap2kaFqqvqph7HeXCqGnoj6WpR7eGywlRYBFDHx0ziSsnMVZuuBbgnWc6EctySA46JfdKNAqsRdMCiLuCc4BUduCSnByozy3hMoapTqzQpHCdRz9li3PYWfE/rHSuOe/YPK8HPqfYnVGex1/+EmrLbCu403IHgPS6OtQD+OL+xw5w6USxDTvCiPJ/+Cfk2oSlrPYRBnBq0nsID7Lp8BHCvoux19LGJUVkt4L6LBaEOspzjIHJ+lxVP0MabbH2b4w/F9a4EglJIFZsvXzpfVa2wrgM29fu2gQdGnPvY2CHHuc0mJ31djrTvpmNiPYHfrmuBvlM3jZWX7xHelCHtvOmDn/2ZIIC/XSQ9pvTIZU7DCfp/V5nQHpv0gDUdsoddDgEtpppgro3IOW5X3byupxkVVnto4DkV6PLoF7CeIypyfu+UF+23icRZTaC9i2rGOARJzskOOdndSjFofcaCdRjSaE5pzPwhnzmrI+e7qOxunW8zRqzzUHLuynboO1UuczVNznGvGud1877p/m17xKGX4nwe/gqASAYrkTNfVuC3DiI34TFrBZw57zGCQdpYf/nI7lU50e6bTJa1HgoBTgYaT6XvXEYvXy5dVwWwbtg2jRirCtx3Te7YmiCHud+8fGd9U13UutdmHFjXB79B4i6UHMMxJIMVl1fd/qYqDVhnOJusH+sxZBe7XBHqISNsuXw+/XbZ0s6bAnBbVAzFNqc/lmlIE9ssX1XcqWqD1t/UpKw9cOK8x1prak7njpWc7251prTXpgtmZYEi5wF9pm4OK5MTvCivdQ/FKG17WaDDAcmAq+DA1/3mAzWelwwQM2e+/3rYvp2mZPrvB2SuGUZh3cu42kmzW/6uBKFDBms98isAYgctYHgdZr64gmCaFh3lPbplE69cl5mbyd7+gGW277FCU0M8ymjQZUZ0wCd23gMy/wANwMqyO7+EoDeAiHeWGt0x4Ml1A8eLfDz/BSYyvoOhcIFCTrZrdVox5Xoxz/U7fAgB2HuoQHAXVo0h0BTWYNul7H4I/MuqEB36zcMG2whNrhlbqPXzQywZdl3hOsIU2kiIctEYQ7EcJ+NvKkEnmqRvHxpCkSvGEirlMll+WxW60lTZaqhxtVhH9dwgGw/VpJtNi239H6/577M7ZZgK/+E4c4SMuas4nWzSbeaHhzjfPdzF/E8PcTlPFhyrSBebclsJ1a4Ga6mO62XTqfr9TQOm4dO/DH14+OiaPj5UpwzO/PKDIecK1REm0SZBisvDhQN//lZ9+AY6T/i+3ttnL0z7ZBjvpDay7R02Re1H1TYWLSXKtJl8mFto2r9WVYHqKCkZO4P2+vZeI3wIDHwsJx849rZo2z1J7xpvXCm5K2E9mVB2W5hYbxPo1vVh3nf/CPAY3Cegg0ywDYUwF46RFM0xMtx2xesEk2i1kySgngOAqxdkkKYTyu5NOyeYHJQ+VW+oYVtFOPYEroeC8LHg6gMDpBmGsmrA9Y5v5mUk/xek9eOW4tf+3/5PP1tb1it3gLvyZGLfxonElWyb9KlQRlvaO3xKq8+oPNwz2iyIKTsEtgLWhIflfp4qwBouQiXHp62nyOqg+uEqeiP79ZrkPd+kwO63bPIAqlPIc+qCJWqBildMW7xnONussxy7s5+8QcJUZxxbYpU7smztD7xYEknj1V2o5vB/pfIYcjnuRbVaw6O/SMdf64f5BdZ1I/yfv14e4B8fB8I0sE2gBa4l2ApqDbdBTruk8veBbgfTwDaBFriWf+YrX9tREAriYIH+pipMh5tIGw0xLg7jKYETZdIYOXflOQDqvCCDMZ2wdm/gnOA8KGLeUIOsItieQMZQ9CkfizofGGDMMKxVY0fMf/Z/zwHM/Rvf/+dawsMa5Fc95GPfDXs6k6ezlWxfeR+fUrQR2u7gG0z72VQNfbjILCjHDqEsAeuOGsPyHk1T8T3mTbQrPX8X8ZWA9VQXB9XOmEVKSfJiC+ya44k8em7pFHJLUpdbRC3cPbnBwMrGOZ3FDCw3sZFq5cEO3OK5gMsCFC68xcaBmXBxG8Pnd8O/JXR4pcaxZY2Dn+Ei5nqnwtzptNtMk9jxyscNkpDOuC5iFejE0RjoWJaM4ET0usrVB8XUbANaLsAORZyI3lTpIdqumEXvqppdDgh0OQXUQ0qsItkft6o09GlXDaMdVgfMORsl3F7aGthHQq+h54RL85+bBaBIllxXma4wVbYaal09NlIzt8q2m+rQXabH9n14MOhCMIwiOEpG31aMjjVxNh6SXCpmUDbnyfxDFehCU2RLoMxVYCVVcbWsuataXW8abCM0+fXk/Q9eyd8kBt5zG/y3v8DiX+D7/IbOXKL+Qv0LFOYWs7BMlCe5x3XL+imSHb3UERpEd+A1DKr5MUNWbkmtKH480PWdGHKA3sJ3Vm9JnayuoUOxqwKZQKmrcxoqjbGFywSeoBOjFK2o9F2qoBlmzlvMxlPzqw5b2OwUpgMriPZn0h7HcxF1CihH/hpaSQT/kt0wqiH4mfsl+3At8GmMJmt52M9G6WqDRs168089l55dv+MH6J503Z68+q7NZGB/KuzGnmvoUNfNczBQlFPcxlXarRvlBLZKY16L7GgClW6b+ssFXKbMFTVrbQiYEwzkz6T2R9w2m0JPJsikThBmVhSU4ZQEl8J9K3f8NGuEEt7xfyzbR12lb70WXS0FCzdDrVSzU557Cx0pIfmmveQYZlhdKlsqCnUId99A6nOJOL3zVxbaDr5oUygPqsNP297Lrp2xmwfoY12X3b11A8qwHt6fg6RRKwxRG0RhsK5+IuUnbrMrgmk+pb17JdmOVbdw0ppVEnuIejo3hCbL6cEecpS1MbPawds2Q6t0cBloOAkXbeAp56/q2FKubt5iad61cu8/XSp1fgldTbbgm1XaPpXbIhwadoaXrJ7VXl7/bZUKkAykZu1MrdhnN5BbAoV9/Bk4/GjlULLKrn5MruC7RHX1T0cr0aIZAjif3bzFCTRlU2JVv9V0L9j//C/VMEpYNgh1kC5WELl6paRVjJrVgNOuemKujR3qciG5YZW6MrVtbng75drYoS4XvAJ5icR4glXVxIU2GJjhP/vBjtg5jwSsMM4YI3tEUTnGk+2P/HJCHfPfCQGuroON9t7n9/Z71I7539uYmfY/k8umK+xvQfW3m//rbb31ZVBSieAzUH3ZVXP/dWNowoILhCRaUwXpophXRiyxS6gtuyRjXHbkR1R+xxMySXA9VaYXegHECLKigPTjJRA/bqbojArHBchWYu0qbuzwLk9DLmxhoMB4Dh2BwtB/jBdAY0IkN1PJ9XSKNzPJ9exxJdSOFvRH7bcGGwQXUJEgFkXetIRvt1rPDc/9/4/1jtuxk4NGzLwfT0cu0PyIihsdwOUpdCcVVYAu2HJLU4TTjvxo5AILoIL4Bb5JinD5cfVsDXltaRNuZgwKm3nAYSXULba/iwaNU2Rqh02Tp3DylWXG0QYQJmPY3AOzGM6PJ9JcqxrUZ8KGNKSbTftVxaWmZ6+5zwRU7ex9Jl8F6a1wpQvMI7KJ4p/jSqgRyZKgdSfjOp7/elpohVFZDaDJaUFtpIN1yckpIjqptu6Yri2g50qsqObmlmfqZavaumO6toCeK7GimhuXyngWdbktu3+/qWUWM4m/ChDGj5ISSnnUU/SLMvNNlFVemjJ5ZqlapBSYWC+jmhnb3ho3HhYB70gnJ5b1xfTg0+k5IUPa4nQEupIuuaEcwcirxEpCuXKd3JdhLJv2TtJ5FZnVrO5mjTopUKsrN1fxurHH2yAqOyFkz3fyogmGaZvlm+NoK124BaIdFE9Y0qxq6FMzsi2Q76BiwspmXaOem1FvgWYHtRPWNZsa/9KMYQuMO2iasPnkxSrKb1Yz1i3AI1uu4XlYsMSotNdNPU5wiqa5jNPKN/aHFhi88bREoXDComa3Br9tRrIF0h2UTVjeLGrEQzPKLVDtoHrCmmavxgatruUcf6jSLWSYEbbjncfiuNDcSx00qLtqXUl7WATstYY3VtCRzrWM5yUDjkucJWasEz/lf7K1pmZTk1+a0W2ULbDuoG3CH/0vfh/Ty9Xv8nefzE/Xl+vPqu2gW8IeZrvmum7GpwV+3YNPF0xY2OzUoDfNiLdAsoPSCcua3Rr+thnFFih3UDVhdbOoMQ/NaLdAt4P6CRuavZr4rhnTFph30DJha7OsaY/N2LdBSJHr9p6lqLnVijmD0OrKLY6gpVuP67zN56R95YHKmfRY2K2GRd1pAp7rVkfU2GsU0qa43LffgYkYMpStSJUOQ6cmRbRz2ltr5UPS+GhStUw16Cs16P9TS0Czg9oJ65rtGv+6GcMWGHfQNGFzs1NT3vTwag5kZVuoHFAhVw2s6nkyzEGPt/CE961y1ffQypWxtz6fF9nW1lpHa10teMKPLHzhIvmvPqjdnljDWx3JlIIZMYh3cz+u6nqf2Jwj2praYjw3lvjlYyxv4OrE8mZZIx6bUW6BagfVE9Y0qxr71N3PPEkZ6FH17cN8nolq9vtXCMivXH6D+XNUt+ln8XNSu96q4buRNYi2b/nu9WOfNduqj7ZKLSrtAlBeh5NynHq6FTeQZEYd0Kq1QlP3rGreA1fSdk8rlvdT6Mty6g5TOvUym8b1dAhJd2DstoY76cXBnc5rPl6WKhY0F87icQvivBVvs11+txwPQtieM4Fj6pEl3Aodm9aKTI2jqsGJmJB/UD2FanKzyCPOAAqZMi+uHcohLWY3tTqhOZ317gkNG+koFlFmrCpYOmjbbcCIM0l6a9x4aMK4C3CVeaVGoz671nBzmR1kxEh4F2T5bBiXUpk00MQDeq2hoc9LYdpmBsAKm7LULimNy9vtD+V49disZqpZHFTkiXqN/qgv+iBXitlsqDqinm7utFJi525WT7o4A12BIYEn1xLnPJKdwJ4Xjcx7zTrf7ZALAvr4tNfCSxXpYlNiS6HMlWMFVXKVqH9TVaNrTZ2thwbXiE3UzC2y9br66TbTbjug03VhN/Vwr+z7a+rxgA40QTYYQlwohlE4R8jI24rS0SbGxkKci8cESuQkmXyoFJ1q0mw6ZLhMzKJszpG5d5Wn802BLYQiV4wlVMplsvxYFbrSVNlqqHG1WEcEZc/lvfT8Aj/VeAyEiks39Wq5dPCKMySz0cHYbe1/7ry8qVyh3oFREWzatQ43FqMhdpIGM26yvNNi+QUt8GoVyvEvdf1+wcQKRJw9XWwvK8dFgTwTcnyJysJ9mq92HQeX+VXvxac3//v+jM7cNvZIxZfw2XBdpOHQKSHF+E9OzJKMF51ZqfHR9k7G8a7NIF6IC4jzYosJbCLznpwKj7IMrbrK+agOT0gTsas2bhAhIWxdarRitntStApy/NXKUp3tLqeJOqZJTYobrANfiC5KFzs69FpJCX3LGcwpC19sTkXYRpv2NLGMsK7l6xjeBDjbuZgCILKBYZsOOW39l67KnIl22zPeTm0SMcDpx/kXiClPShmDYB/f2sdRa3vriH3RvpFt1llj7x3gu7cOMhLnmFo5Zggps7fdfSiDjDGap+4uZGhvFuObX20sfZuxb8wyk2YW0RLzfaEYbNzZo4mZt5LCof1799lH09h3D3Nlg7kDdDHNb8QFJKX1K4f7oSzq8xkVA5I64XDG6qCNGH0Dji9d+H5i9JbIOyvHM7OFoe7zVbJE6oiHGYeeNnFAIRVJzlUlxt25Cb8D9kTs2QfTO7PupVNtLXPBdQyfow3PTojQcjszTopxBErJnMsp2ZNRS7Mqw/lVg16bDhGCdToDX40u1lHo75WSpJIzrSW30rrrOHVoX5wmomxtbGPA7aZLn0iMjkWKMQGbAMiQrJ7yHasTlGQ+kVjnFPC26FKwh74zZLlbbQBxy4mlemoWcYE2FTOWHm0CE0IaQ5yrauW4SJC/deVgL8jourkrGV7a7KoJr0Qb2Qdwn3P+nTuvYc35Oq3bBLZYkvFa81QKYuqMWBjbP9YuARwYuvClxSTrpAxbsK19tQGH7MITY++CLRj3HevhE2LN5FxAYoJzyCYkp/KteGBH+WXVsUWsDKMDiygS3O1ecPZn6BVEPh05EUgyVLNfOaxpL8LaxxF67QbathtE9909I7T9lHsA1rHJvJhyvFWKe8+s6KXVMYowDvSHvUevCJmF6SKihBZ45DHdbDbkPftk4rrqiArRnlNNImCs9Qj4OXRpzDdW+Pz7c76CbUfKIuabXfF5qiPB1SS4wFoyhFQ/Vw4rBnrUkU9fjj2djI2eUyleqJOaZtwErCcJmAY4Q6aYtoYUXoCcMr89xwjnX1FVFE77zLYB+gxtMmtC1KG6ePGgrUVK7ws7ZJRlJjt3pRmtji6ZMQqw6JfyC169Q7MX1ZtzaJ3jQbXyo82lvfLZVJ+ece9MTcJUrG0KOLk5p15jpcgZL2eupiyZ3r7l9/m1H9KkhhSmWwWq91y2d6RxSavFgP312k7w0woS0Q2G4p7Bp7atGzgpOP8WaNhDtjY5fDtlEZz3K6MsbZpsUwlrVgTWXM4GBm0WyCGAHRVkjMmJVZ06hhTGaMEa44DxibPKQ+sRsiViRygZ69ZV3i3ad6RJ0I41UQMLEedIhE5e5JRsLqJlEk6u0lqXyzhj2xYHXAKcKxC6B5C3BXsnyTjAnvIzqVMAZWa8vZS3+1rv8NV9II/YnjtE3QedCMiZht2ALe34qqs8y7QXgvH7e9izfwXYjjn7H3RwSTG4yv9cQndl7eRMGGf8p+tV9BduX1g/KOh7NqI7to7oAy1e27XxC0CjKDIGbMY03jKdfcqaS1tVGWsmaz0CDi3O0QydIk2lYJcRGU3Rt3xJrctk/JSs33a1AzbgjHLQCIGMcbutAjLwqaMGsVx18IgYCw5rUQJWNc7mAu3oTWVjuxoZ7dGv3J20V5DxZbctGviOdAngQaMdspdjEysZVN9ZZira4shYwdrWBWy47cqHtqmmsptrITdX71UUQDtmGFcj+9ADPF6cVxt6W5Dv92NfXr9q5QMr8c5l5nva7sE4BVlnWENpnKsPut6bisZuwD1M7yk1taf0dPSMO4r1QgDfuy4Dp40YM5HJH7Z5k5MdfzVVdjXavt2mPtYB3VAX50aCfh3pn4tCqkwuhCwxr85dd3Qu6hAw2tSxbZKkJLlDngUu+SWL9z2wkEvx5Zj/WWK/wtzdu5o5vpXyUkAgY8DGQloTYsXK4K43YTkv+05dX+SehJ5Rd/gBcfn3t2VQ06RapgYnr5uObIN+cm3KMfjzn/nnRXhPq5N6Of156wwOEQTRAqWMDG0UGGPDGgdgXDhTAE0lNbRKTOy+/B9QdBS02KrDn287hvM2EMwgjPjt1orZNcx9El1EjESROYosdbqiXX2+XrZnM9TfyzEhlouNcX7VBcd7hGdK8Mk64e/Y28SQZB0mo+TfphSyytlKdfW0Hsffzrk6vtndbIYkDqkXVikfP/G1uvc4a++eTCrpd/Wi81OMj3+i8jOac9XbyypY/B8vO0s5umvsRSfHo1otSrDox+sO1+NDixYPspP7k9o0jxovRvDxLVq8PPxG9fPyQo2PQXQST9f2Mgk+VtHJz5nq9LU1Gh+tSOlNIPMPVq95hS13zRsuMsQr9Ttctbjuur8kg36i3FtVt8ahutSMWgWrkDOcojQhewVYgpP0O1jF3KGrdI9kMGpzASjlz2DINcEUpd937P0Oo7faPgD6KgY4qFWuwUPQPLuq5VXnBsYgf4bTqoj0vsdJ3gdvP5v24Q9mrjQ0xJOQArScE8PuvAd2nmqILeEI2H4NQvKUsSFKQgvIcVvTry0aYks4ArbbNEx5cIsT6By0+KjdJi3ZrKIQH2FLjrKd8pwgbFluy1G4lTVRCqfIKnO16lyvOjfbLPu6BGRx2yrMetMb7WUn3ykZdmY1xJZwBGzv0jDlwbkOdB3U+95uBEMvKmXdKI6IKyEEXFdBSkqZG2IoF5eA7hQcyVWGhngSUoAWXhPsGClcU+BH2BKOgP3QPMAw5cE5DToNOexGMtYNqxpiSzjCaW8bjYCbTneHnPh/cu+lmNyD2T1aytO5yz1bHy/ry7uVrdDuKguNC4cYRSS2QrurLDQuHAKXSGyFdldZaFw4BIYIck1BkgxycsWEhJf6ghfBzlXwYaYopHR/UZe4Z6d1ozgiroQQcItqBjoFOQUv1JePKPPUq3/cYOtspmb7IiYkPGHwZAugBauGHZCC3yzEbAlHGPtAGBCSp4yT7UJ62AKGXlRqNAFH+rPnvy1qi9qiGpWJ4eUWhRyW6jos1d1dYJzDOg84j3Nxp1NSyjzlQY7c7HdKyjqpmXx268wGQNKZC0BXoWWOgvNR7R4mXVXhtJ70xairNiDUOAJw6ZpBS8dnT1Vbqi31lnpLfVbnM1NXI8RTgwSmRsMLJUYK1alCdbpQnckHoK7ZEKHGERgbDeXzTtc4sFyMf7ceb56dbMlRYwkI6bj3Z1SQ0E85c86yroNa10HnZnKziZDokjDpPx1n78F35Ms5V+GjT202yAbwaB7dPuzj8nQwz5c+enuI8/CJn/AVNay1DDuryWoTIdElYRLFcZws+6fSCb15TLxNhmSXgin0muIyp0eO7q4ndDXnzBaxyZDiLnPbvzJlyZajlNLKKKtAOYWKFCP5YN1VwWgCjjCWgBDGEZCSUsMESNLdFaBdxriCnfqiRzXUp6YvglrtJe6J260gY21WTh0D3UY9pj/a22fOM0dNXtX0M1x+8mvdvA375OQOvYV3SHJKKJSDn0gvciJSXiXXx8R7X7uvkR4ntfFWH8lhzE/GpePalR7YFmDh2kPwdHFrIdYQux2ge0maiY257HbrJeHGE88kXDq2yHVC1WBI+JHt9vcr6wNDdakR6RrBDunMZgD6Phg9EIirL5KBh3JVYWTQFSKpV2DttA7G0eu+RjkMhntyvswLVHqwJBltRiDpGnlKYZB3u2WYoey1NswdNHRbFGCuZcybghfKZWB8ufYsTapC98jhcpdqzMSORWA1LjpYpgY6loNteI1yGWgn5BtC2/iqa2wVV92XfcQe29v3qho66tvpd1sGuq/RoKf0C4zboaS0npR7fZqWETXxwIjk2+algboNIMnw8/eLJKOuiK2NdhtRuWx82sKI6tjHSD5GYDNroBBHJ6Lug8bAB3Gtg647F4AfJDfELUfUsXuBag/BPEBj2DUA1gD3gACudRfHSUvqU/cGyOV5es7VdWSAZD+nh0n57Li6TYrcYxUO4+UzBPxQoA8lHcwLZIqcBrEekBs6bbcAGH7x6UI/v307EdffVnAPcuTF0aMxcgsiQYL/WohwBTjqHiXqiLOrkv5wVV5Vr76YPtgyvg67tp+cve3vuof+7euAZK54xz6GXVG44FsB/vTUz1Dytp8KbqMlb5lPGqGeB+U9Erfj7SeScZvwZ6ckEGF3UyMs0671dqp/X273/Wnmr6aH8pOrGTvbeiXspu8Xol7pyyP7/gdA3zA7AbGDrdshjJNngKRJvbIarbfP6G/y9K+pK3vXeoEiGmT5HFgnqCI1T+2WgP7wAUovBSmzumsfv8LFcEVKDdwjbYSMvtFlnpsRHRSfnCbVJkCii8JoiuBIGXOpWB1nqJY8Fx5fChju1X77DTIeLTLVXdX+uiBC37yrH+y4Nl1Q+v923bHXdJGXcqU+7pquKLvsLvbINuDh7PfH3btHl91gpcdmN1/s1ovdbrqzR+CUobKNlGOUXGMkjJdnoqQJ7ejAvNpXYDSG1QRW5iCxoXW8L91+v+RyoNtITQrg7B1kmDd5Ld2iajX7OfpRY7j9Jr4duAs83lz8YQIlHCcK8V6Rdp30njZzv+HwnNvf+6DtG1XpTGLJJpksK2nZBpnOJB+tKkXVHkqtSTVaV+q6DRqdTTvZTLpmDXqdySDZjI+8p+o5vabaYNbZLJPtydpek99op7J12mDX2RyT3cnZXfEq4GhRgYo2gHU2yGRvgvbWBBstK3jZHgitAamzoSZffWz6if6uOkOsDUh1Ibn08XXqb5S3pdvl/+fLfsf3nut7kP3QBGEXwSjFOC4Tl0rqlEnbDFS5aqyhWq6Tp3+3qkE3mibbDC2uFbOU47wsXFdRl0zZFjyA0EUYU8Ipmb6pjM6anM1DwRWxRGWuyOpt1XTdNGwTWq6NHepyT/bxRz1B/KS/L5m+bT/QrwswpIhjmdxVSqdNxmYh5/JYoCKXZPlYFV01NVuHhmtii9rckd1T9XR/TH9t/6D/3NtZu/cZ6lM0mNTQ5aE/hHhxlcW6BlDQGvDgyzR9+6AQil0pllPl5wfHsvRS5TrYdH/7oAhKXBlWUBVXi/YXVfW60TTbVmhzHdhFPdz35QcGrytEh5kIGwXRLgZjKY7jZdJNpeoMk23zIN8VYCEVcYksu60KXWmqbDXUuFqsp+aBYENmy2T9jXq9dP157wg4s02BrLEKGIE4Y01jtcgI3FxIy4T2K2MDYd1ommwztLjWjw+xKIzDZcSxCnWkibLREONiMY7iOUEmnsqylIL4kbyGdi8KgGgYoiY5I2iMTLAp+cje8de11XOvZ/L1TrHGlOubas2p16p5uGxq2k1Pt5npNzvDBjNuzukz/BFhZ8IS0vyqYM3wtYlXzdWAjjhqtJ2rYliNdI9KpGwOqWyLpnTuunuo1K1X/K6n1gq0rYwJDSW2K6mxZGQtwJ6POs1lN2ly6DjmmW7K7VCOM8EyHSLVcQmXoTj0tahgRE5CfaVD0YkTFUeOszTsZe7Y8IozJO1Eh1uWqxVELVPVyLJpjTICJjhhI0ttrGpuQNCQsne64rjK1jzb7sC2o1RlMVsFNlBgUOe6Z9UN3mIS+BGr6p6FNdUs7FEBnlvXYtYiTbHNp07IkLZHHZ4G9WrJ0Ywj5Khg660dIDFuP6td3J3u5gB4MCJ0zcKbkg7lGIFOUr0ny6Tun/QEs8WIIWz04k5GUUjBvUvjtkXicjTg3IN7dN1xhx6vK+nhLsVzHu/qX1T4C0Lxx0tXmipbDTWuFuuonhvEOFWTbjYtthX6uTZspw7uFNdc3brH9Nq+g08EXCAGUTCHCHSpMB1uImwkRLlojKFYjhM8kn/Jjsd8zZVqxvVKrVs1IhpOZaODPe6dBQstUTbCRBFlcpawh8rRuSbP5kOBK8QiKuYSke6qTJebClsJVa4aa6iW60Q/VoNuNE22GVpcK/ajNm4Xx1SdGkRerN3ceUqRjLW7VXP3iDMks9PBWa5WEJN0HKYXGYbyrR7TzfagpgeTMmFsK1NnmWybA7kuD/OpgAtf/n3opjhIgjTIgjwogjKowqslml3V6jpTbxug8d1g7Gje6S1wq/iN1abbTcfbToxwjecmfiQP1iZUKYVydD0qVbYKbO4zVXVAPwR0iwKX2EKojZP2Lsjy1IVmtZ7Zer0NblbofY2Gm40GM9kGd8q7UL7lY+I99vYh/OEaRFyiMpJsZpmm2pB/nae2ja1Y+D60qbhKN1olkqHh0pXD/Xo5qw4Y0OVpzFJrJKAiroK1a5ONRpqjQQfdENFdN0R0VUzVa8+mBj/+3TuD7h48rohGl4iuNjUKf8jJE2NYl+qTvUtf8XNx6g077aZx1OxE0uprAtzhoep3/NsAJrKIV8qaq+HAUb6/mrOLWxPAgx/H4nc87q8IPpGqQ7qOGDO6rl0OsGuQU0O+AzJRToNPlx6X8NqwUE/nDSDjAryUF369ncfSuG1lFlyFeXB9w80JlXdG9JLYRwSAc+hI2jKqk2pNqPaUwnVWjbdRrdeNPR4GsfZKo2sRXcGqXVIal4/D3p09MjUXoLf2YmBwIjpEeWziuAd0JX1UjeDZakNNmhYyy9QsUztLYZVJky2i2Cz9zjVrv3MNEDLAIjrc8rfleBDBIhpe2ZyOQpV/obvKZl296BoGVsiQPvXlqJqHVn2eagqnL3sMLVsFXff1wGAETHDCAk9jhKyMIiZxvYzVbYVi6vzgNH2QWc3U3Ux73ZXwbujWPUlraWiPGUs7UeCk2SFDO3ZLw22L0SH2cgRhV6i7QxFhQybtOOjJClqLaIhKAWBCgpRVa6RJAromEUVcX0GZX52wSWYyBU57o2K8YunAwrp0hfvig/jcdJdmAIZf94pADhLwUCE61ITZcIhwkRhF0Rwj2F3F6XiTYBMhySVjCqVymtDHytCZJstmQ47LxTzK5wIRTlWki02JLYUyV44VVMlVop6rRteaOluv/0LNBQgokdXps9HyQQk6+6rc+dorZEhbrq4gvBSlbLeGPdno1AgZ0nvkOnE+qCdqMOwkHmBIdW4I2lWsE5PaJmSuhW3qcFe8y/rY6bwp2CKUHPcpM9sOBvNaWHqATKK9I7SnHnUUsWz8UaoOfJoqCpkyT6bjcHoxYChHGcKVU6Uw7WWW+wBcrgly0WPKrLb3bhteQRPICU7ZkSGdbkvYjBroqO7vcjWz1RYrFa5WKLxGHXWHcrx6bCazLYghXDQ8eTwkE4Pw6iqvrwt+r4S91vDGanSkdYKuLAqyas7ocNZua8XORBV3p1qcYJftNSSy1cG6UHCCV+1jbRVh9D5ut3jtDsupUPZtAd3UO7fkQ8ouldOq7WGNSlCHdXsE8ibqONR4bvR4VmGfgh5XAQaLXIfoz+seUDlgzISshGu04bmr7guh7uCF4ylhvVTWe8KmNXTkcy1TZkI5rihQx8p41RU4csoFZnZZpuo+9vRw1r2r3jn0ei1WQyBhDofAKplNVTLSw4ud6i9bQJ/Ua5yNZjlyM0qYji7/yf0vuPKdzPrCWm71cmuara16Pu99UENk+xdOJdpvuHq03jg0vCwGZfIvKlTZDNU1anVLPOVRDxv22sZWql2CXMuUqFCObYRxnAevqmvvBtYROOSY/iArow4o1GZDNWmiF1bAgBMygS/G1TF4YtY7kqYMA2mP37nq6qseeGGETTJpx0F7TWx5IxyPO3LXt9UtHupD39Qjhqdx8yFQuU8eobfKHLMcg3U1l6vC66iKi2TJmiVrX7NA6mYv9cDydI+n4BRZUnag0ZygScreacWx1pZqrm33JDVCOXLK9cTPIf7TFdBs4chKXfRKZNakB8eFGDHBBXD/J2ZbMrWChM7ddd+s1RVcm9VRIM7IWHdB1XSd14sNb4RjbxcXltIKup4d1Xx24XhKWC+VIAcNvBOeJ9w4JDwRJS9XhIu9DuU4EyzTIbIdwaaXq2Vmq/JWuFptbrZhgVEQswDykserFg2uvRu8TbjlCD6COg41nru315W0FxS5mooyo+te694ttZkJtfDmrdpvJTVnI8ZAMCHrQBNkgyHEhWIYhXOEIHcVpaNNjI2FOBePCZTISUIeK0WnmjSbDhkuE7Mom3OEO1We5kakH8hH5kpMTe/rNFxvBmePiyPrnL16XKZoAXDgQEHIkLZ3qtMROjnOg6zKqVKYpgyDWRu0ceI+n6oNdQevSynbp2EzGx1MGsmsunbWBa+LurxrvPFu8aAZynFaINcSrcmzaa3ITOYM594Mh1COW49Eohw4Wu3s3Q7MPUkXCsohxgivvAPeWUpDOvWapVdA3QFtQoZ0djp59WGV5oDLcYdbcTMjaknNktoZhQktpD0GGU+FqpOas3rroatzdUGWYvTKeFoUMmvgLDqZlXvm7hVnAIVM0i4URDS8GnWMnq0RaslkFdY5F83CWoQMUyID56lUVn3e6iNpttWLrWb1bvv5VueTrSmaZpKplwvL87x2RDREZdDB2TtDMuF6HAInhJzLuOyaZdfOu+CcQynqYVGviIZT2ehg7Z4hmSoO7HnR8LJFsMLmNVCwHB1xXcizag01R3srl3BmSK1u6+62EWsAUpvM5Bq80QzlOPUFtyYEloQbIgnXiORKvQe1HYc5lhrVGk/AOwuCJ/AqWYEInqEbnxl07+Erm/l6ac4/m/usJ8LR0g+Zk5L/F+16faX76Eo8S92HmdRfyOXfyhXX68JuO6vZwb2d4722A8zsfOQUejSp87qxx+7qcJFBEzjPZM/XngS0ceT5fG8Y6v+ut7UUAb+yW2NOVWP4bvqij6ZZn4/GgbvQ7mm4vCUVylH1SJPEBrJujTxiTRnuzcm6NPdgirQsJRGtcBUpFaVttwHT9tymFZguMgpmHsVj6M2ig0xzAroSnm0VmG/VvuNCOboeO9VcNcQRQWwI2xsNbydqKzSrq51dYXVwc8jkGrxxKTnoaDlmv5i5MbJ2BMGErAtNkS2GEleKZVTOFaKcqkpXmxpbC3WuHhuokZvEPFeLbjX9bBu0uw7spC7uFs9SvRpVfiHCE/LFeva36wG8K7oe7sha+IjnFSbS1M094h2r7/R3ASbQBkGwC8FQCuNwQUwVqaNMtI2BWBeH8ZTAiUKaiz2lzOLdR6rEE8m2TknVpGyvNXtzj5rDINRdy6WU3cqEaex63LHyVqh4Fto20Ipc3d2qpnuOuvU0LfJSrtwmR1eept2UZqOMWBPAPaDrLOPcJmbBvD9V+/4kO/r1rwnsYwnwr4ubL7qLATth45zmUgOHn5fHDplzJ0NrhPY5yK110Rqxagu62rpz171pyY6eil3j18QVQm7fcg3xUl66zKiNJrFheW7F95DXRhleTixMKBM1z9humcrtfmLZ0jVAilRl4F/TzfRiBevL3ruPe49fLLnB2MGvpdItpBaXA05tkeOnMbN0VWDfEsqBszbp7qOQk6kQmrYzJncVhMZZ5qk0OiR9pmh5uf0cKkTXrHJFBTGimBM5NVdaZ0zW5iDvClikEpflylJVXTN124Cma2GbOtyVj/ep666qStemsS0E12GkxFmE4VxsV2iGW6/1qxWXk6xxrVvgRigHti4TuW3OwPDBrVvd4kYMja3WVArickAbmzB5xBINyxuavdOAzIb0+9SE36W2yNZQsLKJlFsXvJx0CHrq3lW96v3WJH8LAD2+Pb7mGn3rzzW+xPiufZbyz7Ocf58V8/ubUPIfS9dbUR64HO78lmOG3PMMt3Yxo2te+G/t9VVnWNjWXm09e9Wtl/yjZ22NJfa1ZHM5cPy+ptSuAc7mDAyLpY6WNSytgV1c6cor2zFoKluTgr028KbmWjfnxkIGwZZnItLXoLa9vfHyEIL6hhJd7CyH64p0bBKbgrTLYJZynJcLmyrqkinbClRdDevU4Kbcem/xhe6Yru1B4EKMKOZETg2V1hmTtTnIuwIWqcRlubKrqq6Zum1A07WwTR3uyr2xAh2ayMaQuBSmKcNZOTdVXhdM0Zag7CpYpRrX5cZcTd0ybduBruthQCFHcrxUolMm/bvP4jf2QpNK92FoZEyyfKSKVJMaUksKpI4USYmUSYV0kW7SQ3pJg/SRJmmttA+zWc5sKqtzJm8LUHQlLFOFq3JtW3XdME3bgrbrYJd6HMjhUJGOTWJTkHYZzFKO83JhV0VdMmVbgaqrYZ0a3JRbY7V1x3RtD4Kfe7DnebKi4iwcmqd8rRLdj6N1HeZrHu6IV0JUf61cSuXpocf591TpmsrbnWqe6/PemNF0rSb3+66xsbGJiYnJn7UkJ8bN6sfaodl877fbZKWqciEQiBvPYvdaQiAQcXA1QCAQCAQCgYiDawACMbttBrIuh3kqcFEubausK6Zqa1B3DWxSi9tyZ6iu7pnAhhC5GBNKcVrO7CqrcyZvC1B0JSxThatybay6bpimbUHbdbBLPQ7kEPVRPYuJEIgX5un2JvIffjkpx3m58N819r/n7p7eBr1vXzdmXp91Y3ZTbi11e+k7y9x9Z9e74GC5w4VHi2JO5KGeXfXSLp0xWZuDvCtgkUpclivrquqaqdsGNF0L29ThrtzbVKDDn3nY7PEGJ5s7teHpP6NUnJVz2zq/7VeQKVpqjyfqlTnOfKat5k3oVeP/vR5kN6JEixErcHBqjcYaYKGNW2yZiFdee3Mf9tlnn3322WfTpk2bNm3atGnTpi1btmzZsmXLli1btm3btm3btm3btm3bsWPHjh07duzYsbOgMfXuCaaaqWFqmQJTxxSZElNmKkwX0830ML1Mg+ljmkyLaTMdZoqZZmaYWWbgzKny8Oj45NbtO3cv7l1eXd9ERcfEBuKCoXDk1es3bx/ePT49v2Rl5+Qm8pKpdKaquqa2UFcslStd3T29jb5mq92Zmp6ZHcwNR2MJCFvFVrM1bC1bYOvYIltiy2yF7WK72R62l22wfWyTbbFttsNOsdPsDDvLDtw5VR4eHZ/cun3n7sW9y6vrm6jomNhAXDAUjrx6/ebtw7vHp+eXrOyc3EReMpXOVFXX1BbqiqVypau7p7fR12y1O1PTM7ODueFoLAEBVaAa1IBaUAB1oAhKoAwqoAt0gx7QCxqgDzRBC7RBB0yBaTADZsFAzIl5eHR8cuv2nbsX9y6vrm+iomNiA3HBUDjy6vWbtw/vHp+eX7Kyc3ITeclUOlNVXVNbqCuWypWu7p5eq2icOn0KPnlYSCyCoXnxziPBibbr4tuExErZaQcjsTJQOBU6kYZd5Gi/uioP7WV8sW0O6M/7eEqwLSITNpMs1WWl/Rj/sQf+a7T0HzvJ6/OaXstrex1vypv2ZrxZbxA3d9kYYoQxJmmrnK2f5s98ewe7WGAPS6ywjs2mZChUUqFTC5N2jH3QiQLSFy7dd5CEghILzl5IjrpKquvkukmp29Q6fJ4+ToMu5MYekrdYvug2x+j/1Ud4fhB84nhIIEGBBgNVqMGzliahtIklfO7iHFBCMlZIarmctMa4WDfwcF7o2wOHtZPQk13zyumpFNLIIIsAOYSKEC94T2SVrJY1slYWZJ0sypIsy4rskt2yR/bKhuyTTdmSbdmRU3JazshZOZBzcihHchyc4BvcKmEbO9jFAntYYoU1NkABDQywAIDrYHERQgvCEpFX8lreyFt5CN7JY/BEAmdcwAIbHHBBgAcSFGgwUEENDbQQoIMICTIUuOCGB14Y8MGUBRsOUkgjgywC5BAiQkx2T1SVqlY1qjZUmKoLFVVJlVVFdalu1RPqVQ3Vp5qqpdqqo6bUtJpRs2qg5tRQjdRYTdSW2lY7alct1J5aqpVaq41CKbTCKKwCyAzhJgABAQaCK1zjBrc44A5HnHDGBSywO2dyckWABxIUaDBQSQ0NtBCgg5ikci5vbSifW3nLdbhfCeaaeb4r37yvdkHjWgzUcZTTUlkXU9kaGtdioI6jPPR0VdbFVLaGxrUYqOMop3VlXUxla2hci4E6jnLaVNbFVLaGxrUYqOMop21lLS6IRcx0+nuCKabZ78eYbKBmjtq1U1eyeHnskDk4ns4TSSJvFBk2NjB5dRXLNsLmV0edaMXUR8NZ5dPhwB5MdDdlGbF9EqkNK41dVzZbKpOeplZJqY0Um5QW6WUlUNnn0hW4nOFyO+tv3x+fTwaNXA/s2xSSY2050c6MC+sK/HFu0B15Yi+Sd6F8ab+YbgBWEAhxwlAEiWIxknhdSdDSjCwrFxjWY7DIovv+ZbJ2srR2ZXB+lZyfPfSLh5e6HRTggAsCPJCgQIOBCuodKE2+pc3vt7DTT4wThiJIFIuRxMslQUsx0rH9FK/BZw1OFeqH+lmHvXASzKRdguTIxa6z1L/M1syZf9r6TpCa2UrnO7llR0e/dZlKt9gcwEamMhbRmqkqpkyqT71da6YRF+Fi4R49uF6q2ziyOWrt1G0Q3RCzIMhKFZL5M3R3d8/d+O2tCQ/1UlqzdI0u3QLdAkKc0jPJKSsVsRZc83ISEYrYrDk5PkOqB4oFbTjXOFykhq1fMT1CXLmGeF1eN/V4Q29UjD+7HnT33J9fMAeyeyZa+hjEtocqL8fvCOgdpl4S/eF9VrhiLKFSLpPJN1WhK02VrYYaV4t1VM8NYvymqkk3mxbbCv1cG7ZTB3fKXNvVrXtMr+27eCngAjGIDgwcCx/Li0eZOfPymEOzGRYOWz8gk0lLKKcsYipc71lE7G9ZPNS9o2t699GUuZsKljGh6gSeOnOC951m3yZznqEWOfzndJGFKVWGUqcrzedKbAOw51RQQnK4iySXY1dro7sc07rYbgImziv0hvTYkWSplDPtGtN8bI8VuIlrA9Y9nzzUnn8R8T2S8OaqkI5O0aE5zoE1v1rtHl2h+uHt6GV5Ra/klb2K1+V1ez1er9e41/fk5z72Wl7b6+wt/9xUupr+XLQaNtaTco0x3ZnUVtgT58m47yyGvV4Oq4N1NUnVqELLe2a0B+wB0Pz6ZN7DgW5oBz6Zr7N5O1d1nf7gxljLCpzriqHVWDmyGJr1lH2ibI/z7rgTUbwdcqC+0z5rZIFS2d/3U8y5Bu0gDLpBHKRBbmVwDe7BM3jbGHzfTTkj13DzD3pGlrF5lnOL6U7XK89AyzkEm0aacBfIkXvFKmt0w/08YVXXQOLkx9zVW5a2LG9ZecuuU6K7iTGxXoE3Tg8dkQU7P87l8SM59Y6Dp5xnli05W3LekTNwBu7AHbgL90yfkb72VNdEQvK1MV6HXPbgceXSQIAAAQIECBAgQIDnrM+Ls5jJ8IeCYkcPv7g8ySLSMHqv6sT+TjWFnc1JyNbptnsGLadX0LV/Q7clycuJpsTRxHjeiRFCvjQbQVOPZ9pPM9lmeHmcKR5yuHvs6xiQPScHKEckJyxnUi4VJVdabky4tzKM2e0AzR8vVg4N05n9k208OE+GLDpXYTrcRNhIiHLRGEOpOCDLDiuo40xqGw9pXFpMR+k5g6xxVJl0ZpOdzbLVwN//gPIFQK2I+8xcQdvQb8ZLuKflc46NhvRvEKZGjRo1atSoUaNGjRo1atSoUaNGjRq1atWqVavWpaU20fmkEjTpquMQ02HXyftG2I0Ti7OY0GzfR1lpu9YOkzDEH4G91WHdTcNwk+MBNcs2OrvOU2KjH1De8HKyEyDSX7RiLL38ymxJQohFTJTSc1oFdayOB/tYbQBJvonWCoUz6kLmKFr2oJ84o8dyLvh/XjKA119A+g8gP0DzX6C5TA1rvxqkh7vD8/Kr68D7PGxuzrhSq4PmmVABxsPFk4msSqylq5rHs6NUzsnTkqW3bASBChKOw5oZLJHskPll4HcYM9aGPpWEu0yvWaHHjKz4sdWpHMDxMA4LR7B8K5ApFf6EjazcgfOWyOgaSMWUtmwuagMlfo4rM3iwug6hMimHKxk4QpbnjhqCRnT0cQJg7JBcEYGKMseVyAm09uO6pZqhbCydzwHv+tXN/fL+707ze+jS+8Jfd9LguZPR98LfOlLzhX9Ah9YLfydl7Rf+Yes6m3+j3SvWk7+reizxNPeoW/pMMDoxyPdc4oWuGPafNTovzmE/pqZCLAkbEueSpjbk+Okyo8RT6hCZlemVmblVpToKZi2QjdTOUyhRvJy0SoxiFMi/Kq/XDuhTRPsG+fx0mcnzsavqMxeHlezkAC4SduSJB8zokPkg5Q2X21u/ApOeSS62FfBm2+aGpp6bBfhb5fbaAf0LsRJtjbei1RkdW2GqwfTiigF3V7Kym5eTMer1xt6Etrydye7LgXMOHTluV7LwwYVClIIKl/6a/a9rvxp1rISLoFh4T/p3dLw6MilC4EqRy63kXzPEd5HbT2Nmg5uGKF9VqnUHTKaMpsuZSL+mwKRniq5cQ+y25u2Uu+IuBPRhQuy1Ud6Iy1NcM6Rk8XLSE0wk9sgniGcpA+naXt0bG/41gvxUmV47yY24FnErsNILAaYZFEy+SNUGo4c/bkJ8pQ6B0Gw0Gtg9U7kUMQiVJpYqG1171wWyNulOA035F2L5FNF+RLGXNFO1nOoAmLXWLS6n+ECA/W3a8VGE9hVylWleTqYZZS+Hs8zUW9A1W7fYLlbSIWVPGqMpbzQdA5luQdsexsMSMLnDO5YnFYZYU8FPOt8iu8zwcrITIBIz+DEmK1Q9QrWcgY3q0VApls5+v4d6/Tka+tu042NK7Brg/Kvyem0V1g64RsVSzZZMSKlViIIrPaxkJ0DkJlopFh6ojetqrtu/pdsNdu445X9uFmC3DdqxOFMJCuXAyQ2AxyPekncBimuG+KySLTanIJgH8lWlWg1PyS4mMNKRFJU42gm5Hnh7wBsqvFGdf80Qv7vsWTPEnylnx2Op4UqjO42NtqLKbbU8JVhc3jNlQ5BFaSd0yEIYsRd+gH9VXq+tgjqeUkpJ2HBCLEvpJvRiHlLFErtihYG5B7Selluvfw1wNm1g5px1n87Z2DyoNKmK5J+2att4uf0WHdE1PbaGxrUYqOMop6GyLvDiuRztJb7aLkYK80Hlf04tZqodT9Qybij1XFpO7Vlt5sG9opzs6FeKPKUKAZM3qjC+9NR95ikK5YTfecPuBuOgku8uPWJzAv+SxlGBnWTVRqG5n0ofWWH5t7gb4lDv+UYZaKl6gvn6NWVrx/gAY18XIFEZCPMTjJPfjtQVKgEQbPBEEjK7ynDOFh9TkLxbd9M4oadQFp4UUgmlbTqzFWdm5e3YXbS8uxNjd0+iVOndGyZ9wqkkrngxk6ZmCq3h15W4D5L4+khhAo4uyP6cKF1jMYkRmnjaggVFHcI0Po1I5pR8xSqdaDMoRxhXOmCW5EkkZVGa6Xi28iH/t2D3VxvflduuPoqG2GfAYdp08BQ8+ZOJ3MZTYaqn0YikgD2mzJKHtrBjLBJcFYClCGf5B1oRIKsyHfHGNoDnrdSQfVsyOaq5mgHrEM6OBtrAIDs6bFNk2tJRJnC04w5jn+NqARywOHs06GCiNMKOmsj/LpQT9SvEV9jaME4wrixCEe6TdHLdtoqp2XY1PDtvkCzsnWXK0c4NjMsstmB3hO6tv0tDbDZ4zJ2pbN6d7nfmRGeyh3eVUwZbOUfz3MzvmnaEPpwHbBA/MuQhCj/hgRZZNQZnlzq0ZwDjib11N7eEzhUOvw1TRqqbkmpaN5JbeE4pii4E/ZyXnrF4L4ifgPNRBgthFHpdhMGF1r1193IOH1VX08zWD+OLin1dxUki4t3Kh3trPvjFV8SMod8oAdLIf3VH09L1RIw7o18XU3vBVIZbsU89EYTqeakVBw+9eXrLHzst6Uw7lqkyBEYXkpMjZ24zKRMD9s72jgszjA++jBKUGFoc05jzlk60MY6jiauEUI8z7pGaKP1gEwLT7I4y6aJNjRjTCtascBvYbBgimYdI+iaSLYjkYCL5ZL9aVfZjv04h6jfJo/02uXI5rCi6fmexnJReyJILW9wiK8pmYZVVnq1mzrmWAPXgKvW4E4e9C2eTDBYacwhb4nSUiBFlnSyqEiaxpcaUHQBrywlUoTauyJuTeaRPIZtWiKTrnV2SZ49j8vDiWdGS3Xv4J4A9FOdQAh2hU6uy2E6HiRshA7+nMlGW9IrO7ZkjhQzrLAacVzhXxWTv3lntINd2uDAYI1ya8N+uSnSJ8i9dfbSKM6YwcnOjNA3gzufpJHXdhvao2BmucKGRNa7P2X//pDu/vWldppt+evqcWM8s4DHHedFIvZDXjRbItPI8pR3tHzqn/7l4Nx3LIsB7j/PRBQvLHCpfNC38NrR5idzcjpuOp9Otv3iuM9cvt835Ydg1wLEvTR4lO1z4aZE1IHVG6WFrwxhqt7/WQEmBNSgKvC4hY9vmxJwdCjNXwyaKGWdb+5VJYXaiNIh+c1AAXKkT7eys82YHyuBs9hwyc3S4cDYzUZFe7SPrrbn3F972zjlE3MmVQ2jEWUJBy1SocNvhipLMbGoOv10Vdnq/stqThLE6YCvCfMCGgKvkDe/0aocqBZFtVPO7oYPA/u2utJfdneiAZzuNJq4R8wTN2wgvjrdx/UB1sd96f7fB3U6Xurun7WDSox/pKIPYGKch7dbPFFzkmZAD54gBP4lDRTiezmwjQy6p9u9UhR2W5WXbRsc0dMaPfTmvA0Wkj6uUACmKEn/r8JLem65vTi3pt+6lyq/u0Rmy7maP6oWALulLV5/TR485eSInEymnPAGwZymykgr2qag/F2IrxngBbv3NF+PkGmNWMuBjKG/4kLxDsA90Jk9blq3XZUQxs03i2+Ama3J/ltFs5HPue2FmXtCvuvU4vxPrAvsmUcrWHXMqMfAsGBjHWsHVAFTM+nFFXh1sZ2gaMiPw8MsCjSTyLlerqvV+w3t4ufc0WrEVc/IJcu73lsTvXqQQyK+39fgi1udcUuLOQjRbbkyJmudGaQx8Wp4e0HQ2NQpHc8+00hFLxu0qszHaXIt5xxhXD2A+x1nUQbMyZJ6aRgzTnLuP2WP4zWyvNcezOnaHSenGIY/G0wxa0UI/u7zHdKrJ3adY3g3ypOqKrfD2Ot5xxlYOSxMNVcc9awpGyqGU0yqRk/WrqyoRaDscxnaEtXsAdgqc3Rq0h4WKuh6u+iGSAbh3/dWO3n2EARzFt4H97aB8f9U4Yl08ecGisU5F6QwXpGtmVRl1+5TXaRb9pPUaxjYeW60CwHWLc0eBHtXbIXtMhTaOqTYkZ7BvebHRXrc5mY+7N2wFATIwe6Nx/t2gtwGqIPa2DuelcPPegdcVuqRTq415DlImrOERMCLOMzvdZJjsIZnYYdM604x+ZfJGmz8wFtS5ncn+7IfU6Hk3WmRXTUZpm0rkdQsX82zrb9owuOo3kenE4OtKFPVyTViBJ8tu4ukXrPnBlFmgYFfTTNgiadfyUfXWfPSXMgN61zhV3jqa2g9aF0dUNjOVSfmQcJbDziGmvYur2HOzO5PN0D1HI4H1CACen7jizJFqh/Cah39xFVxm2rV9T4UdCOplm+A4psStx3leyMpVQ9Zdxx6+9EK+UVo8wwqtLboqv27+QgOIbrHh5l3I+srS7OjpX9Of86P6QBnTCXttFDfJfSW+hro/QVehWf9hHpwmWHJ6bZ/Cc0SJ6Y0b6/ohO70BPVi7p/jiLCTgcMVz10/Ny8H4mJ6sSfgHx9MB/bC2N7+AtVTl9iw3T7NeTznLjh6sneD3JiYBhy2e235q3lyHx/RkTU/5beuqmX5Qy1OCRbhYOkaXe1y69W9wu+HOhi6NWEWiNnPVO29tL9nRW27+H9Q7BZ+2RM8e8/oJ/qludCXgtgvs3h0=", "base64")));
}));

// node_modules/tr46/lib/statusMapping.js
var require_statusMapping = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports.STATUS_MAPPING = {
		mapped: 1,
		valid: 2,
		disallowed: 3,
		deviation: 6,
		ignored: 7
	};
}));

// node_modules/tr46/index.js
var require_tr46 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const punycode = require_punycode();
	const regexes = require_regexes();
	const mappingTable = require_mappingTable();
	const { STATUS_MAPPING } = require_statusMapping();
	function containsNonASCII(str) {
		return /[^\x00-\x7F]/u.test(str);
	}
	function findStatus(val) {
		let start = 0;
		let end = mappingTable.length - 1;
		while (start <= end) {
			const mid = Math.floor((start + end) / 2);
			const target = mappingTable[mid];
			const min = Array.isArray(target[0]) ? target[0][0] : target[0];
			const max = Array.isArray(target[0]) ? target[0][1] : target[0];
			if (min <= val && max >= val) return target.slice(1);
			else if (min > val) end = mid - 1;
			else start = mid + 1;
		}
		return null;
	}
	function mapChars(domainName, { transitionalProcessing }) {
		let processed = "";
		for (const ch of domainName) {
			const [status, mapping] = findStatus(ch.codePointAt(0));
			switch (status) {
				case STATUS_MAPPING.disallowed:
					processed += ch;
					break;
				case STATUS_MAPPING.ignored: break;
				case STATUS_MAPPING.mapped:
					if (transitionalProcessing && ch === "ẞ") processed += "ss";
					else processed += mapping;
					break;
				case STATUS_MAPPING.deviation:
					if (transitionalProcessing) processed += mapping;
					else processed += ch;
					break;
				case STATUS_MAPPING.valid: processed += ch;
			}
		}
		return processed;
	}
	function validateLabel(label, { checkHyphens, checkBidi, checkJoiners, transitionalProcessing, useSTD3ASCIIRules, isBidi }) {
		if (label.length === 0) return true;
		if (label.normalize("NFC") !== label) return false;
		const codePoints = Array.from(label);
		if (checkHyphens) {
			if (codePoints[2] === "-" && codePoints[3] === "-" || label.startsWith("-") || label.endsWith("-")) return false;
		}
		if (!checkHyphens) {
			if (label.startsWith("xn--")) return false;
		}
		if (label.includes(".")) return false;
		if (regexes.combiningMarks.test(codePoints[0])) return false;
		for (const ch of codePoints) {
			const codePoint = ch.codePointAt(0);
			const [status] = findStatus(codePoint);
			if (transitionalProcessing) {
				if (status !== STATUS_MAPPING.valid) return false;
			} else if (status !== STATUS_MAPPING.valid && status !== STATUS_MAPPING.deviation) return false;
			if (useSTD3ASCIIRules && codePoint <= 127) {
				if (!/^(?:[a-z]|[0-9]|-)$/u.test(ch)) return false;
			}
		}
		if (checkJoiners) {
			let last = 0;
			for (const [i, ch] of codePoints.entries()) if (ch === "‌" || ch === "‍") {
				if (i > 0) {
					if (regexes.combiningClassVirama.test(codePoints[i - 1])) continue;
					if (ch === "‌") {
						const next = codePoints.indexOf("‌", i + 1);
						const test = next < 0 ? codePoints.slice(last) : codePoints.slice(last, next);
						if (regexes.validZWNJ.test(test.join(""))) {
							last = i + 1;
							continue;
						}
					}
				}
				return false;
			}
		}
		if (checkBidi && isBidi) {
			let rtl;
			if (regexes.bidiS1LTR.test(codePoints[0])) rtl = false;
			else if (regexes.bidiS1RTL.test(codePoints[0])) rtl = true;
			else return false;
			if (rtl) {
				if (!regexes.bidiS2.test(label) || !regexes.bidiS3.test(label) || regexes.bidiS4EN.test(label) && regexes.bidiS4AN.test(label)) return false;
			} else if (!regexes.bidiS5.test(label) || !regexes.bidiS6.test(label)) return false;
		}
		return true;
	}
	function isBidiDomain(labels) {
		const domain = labels.map((label) => {
			if (label.startsWith("xn--")) try {
				return punycode.decode(label.substring(4));
			} catch {
				return "";
			}
			return label;
		}).join(".");
		return regexes.bidiDomain.test(domain);
	}
	function processing(domainName, options) {
		let string = mapChars(domainName, options);
		string = string.normalize("NFC");
		const labels = string.split(".");
		const isBidi = isBidiDomain(labels);
		let error = false;
		for (const [i, origLabel] of labels.entries()) {
			let label = origLabel;
			let transitionalProcessingForThisLabel = options.transitionalProcessing;
			if (label.startsWith("xn--")) {
				if (containsNonASCII(label)) {
					error = true;
					continue;
				}
				try {
					label = punycode.decode(label.substring(4));
				} catch {
					if (!options.ignoreInvalidPunycode) {
						error = true;
						continue;
					}
				}
				labels[i] = label;
				if (label === "" || !containsNonASCII(label)) error = true;
				transitionalProcessingForThisLabel = false;
			}
			if (error) continue;
			if (!validateLabel(label, {
				...options,
				transitionalProcessing: transitionalProcessingForThisLabel,
				isBidi
			})) error = true;
		}
		return {
			string: labels.join("."),
			error
		};
	}
	function toASCII(domainName, { checkHyphens = false, checkBidi = false, checkJoiners = false, useSTD3ASCIIRules = false, verifyDNSLength = false, transitionalProcessing = false, ignoreInvalidPunycode = false } = {}) {
		const result = processing(domainName, {
			checkHyphens,
			checkBidi,
			checkJoiners,
			useSTD3ASCIIRules,
			transitionalProcessing,
			ignoreInvalidPunycode
		});
		let labels = result.string.split(".");
		labels = labels.map((l) => {
			if (containsNonASCII(l)) try {
				return `xn--${punycode.encode(l)}`;
			} catch {
				result.error = true;
			}
			return l;
		});
		if (verifyDNSLength) {
			const total = labels.join(".").length;
			if (total > 253 || total === 0) result.error = true;
			for (let i = 0; i < labels.length; ++i) if (labels[i].length > 63 || labels[i].length === 0) {
				result.error = true;
				break;
			}
		}
		if (result.error) return null;
		return labels.join(".");
	}
	function toUnicode(domainName, { checkHyphens = false, checkBidi = false, checkJoiners = false, useSTD3ASCIIRules = false, transitionalProcessing = false, ignoreInvalidPunycode = false } = {}) {
		const result = processing(domainName, {
			checkHyphens,
			checkBidi,
			checkJoiners,
			useSTD3ASCIIRules,
			transitionalProcessing,
			ignoreInvalidPunycode
		});
		return {
			domain: result.string,
			error: result.error
		};
	}
	module.exports = {
		toASCII,
		toUnicode
	};
}));

// src/address/idna.ts
var import_tr46 = require_tr46();
/** The lookup profile of Go's `x/net/idna`, by which Terraform reads provider addresses: nontransitional, strict ASCII, no DNS lengths. A very new character may pass here and be refused there. */
const lookupProfile = {
	checkHyphens: true,
	checkBidi: true,
	checkJoiners: true,
	useSTD3ASCIIRules: true,
	transitionalProcessing: false
};
/** A domain name in ASCII (punycode), mapped and checked; `null` if it is not valid. */
function lookupToAscii(domain) {
	return (0, import_tr46.toASCII)(domain, lookupProfile);
}
/** A domain name in Unicode, mapped and checked; `null` if it is not valid. */
function lookupToUnicode(domain) {
	const { domain: mapped, error } = (0, import_tr46.toUnicode)(domain, lookupProfile);
	return error ? null : mapped;
}
/** Like {@link lookupToUnicode}, but `_` counts as a letter except at either end. */
function lookupWithUnderscores(domain) {
	const { domain: mapped, error } = (0, import_tr46.toUnicode)(domain, {
		...lookupProfile,
		useSTD3ASCIIRules: false
	});
	if (error || mapped.startsWith("_") || mapped.endsWith("_")) return null;
	return /^(?:[a-z0-9_.-]|\P{ASCII})*$/u.test(mapped) ? mapped : null;
}

export { lookupToUnicode as n, lookupWithUnderscores as r, lookupToAscii as t };